% The n-th match alone.
regexprep('aaa', 'a', 'b', 2), regexprep('abab', 'b', '$0$0', 2), regexprep('abc', 'z', 'q', 3)
try, regexprep('a', 'a', 'b', NaN), catch e, disp(e.message), end
