try, regexp('a', '('); catch e, disp(e.identifier), end
try, regexp('a'); catch e, disp(e.identifier), end
try, regexp('a', 'b', 'nooption'); catch e, disp(e.identifier), end
try, regexp(5, 'b'); catch e, disp(e.identifier), end
try, regexprep('a', {'a', 'b'}, {'x', 'y', 'z'}); catch e, disp(e.identifier), end
