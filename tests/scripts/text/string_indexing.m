s = ["a" "b" "c"];
s(2), s(end + 1) = "d", s(2) = []
s{1}, s{1}(1)
t = "abc"; t{1}(2)
t(2) = 'y'
isempty(""), isempty(strings(0)), numel("abc"), size(["a"; "b"])
["x", 1, true]
% Characters of one string are assigned in its braces.
x = "abc"; x{1}(2) = 'Z', x = ["abc" "de"]; x{2}(end + 1) = '!', x{1}(1) = [], x{2}([1 end]) = 'ab'
