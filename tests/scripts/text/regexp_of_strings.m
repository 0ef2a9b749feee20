m = regexp("ab12cd", '\d', 'match');
disp(class(m)), disp(size(m)), disp(m)
t = regexp("ab12", '([a-z]+)(\d+)', 'tokens');
disp(class(t)), disp(class(t{1})), disp(t{1})
disp(class(regexprep("abc", 'b', 'x'))), disp(regexprep(["ab" "bc"], 'b', 'x'))
s = regexp("a,b", ',', 'split');
disp(s)
m = regexp(["a1", "b"], '\d', 'match');
disp(class(m))
regexp(["a1" "b22"], '\d+', 'match', 'once')
[m, s] = regexp(["a1"; "b"], '\d+', 'match', 'start', 'once'), regexp("a", '\d+', 'match', 'once'), regexp('a', '\d+', 'match', 'once'), regexp({'a1', 'b'}, '\d+', 'match', 'once'), regexp("a1", ["\d" "[a-z]"], 'match', 'once'), regexp("a1", '\d', 'match', 'once', 'forceCellOutput')
