disp(contains("hello", "ell")), disp(contains({'abc', 'xyz'}, {'a', 'z'})), disp(contains("ABC", "b", 'IgnoreCase', true))
disp(startsWith(["apple" "pear"], "ap")), disp(endsWith('file.txt', {'.m', '.txt'})), disp(startsWith('abc', ''))
disp(endsWith("ABC", "c", 'IgnoreCase', true)), disp(matches("a", ["a" "b"])), disp(isstring("a")), disp(isstring('a')), disp(isStringScalar(["a" "b"]))
try, contains(5, 'a'); catch e, disp('not text'), end
try, startsWith('a', 'a', 'bad', true); catch e, disp('bad option'), end
