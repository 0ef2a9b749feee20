% Long and deep expressions are read, or refused with an error.
x = eval([repmat('(', 1, 300) '1' repmat(')', 1, 300)]); disp(x), x = eval(['0' repmat('+1', 1, 3000)]); disp(x)
try, eval([repmat('(', 1, 5000) '1' repmat(')', 1, 5000)]), catch e, disp(e.identifier), end
try, eval(['x=' repmat('-', 1, 5000) '1']), catch e, disp(e.identifier), end, try, eval(repmat('[', 1, 5000)), catch e, disp(e.identifier), end, s = eval(['{' repmat('{', 1, 100) repmat('}', 1, 100) '}']); disp(class(s))
