try, strsplit(5); catch e, disp(e.identifier), end
try, strjoin('a'); catch e, disp(e.identifier), end

try, strrep('a', 1, 'b'); catch e, disp(e.identifier), end
try, strncmp('a', 'b', -1); catch e, disp(e.identifier), end
try, blanks(1.5); catch e, disp(e.identifier), end
try, extractBetween("abc", 0, 2); catch e, disp(e.identifier), end
try, validatestring('q', {'a', 'b'}); catch e, disp(e.identifier), end
try, str2func(5); catch e, disp('str2func'), end
