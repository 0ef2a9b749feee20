s = ["a" "b" "c"];
s(2), s(end + 1) = "d", s(2) = []
s{1}, s{1}(1)
t = "abc"; t{1}(2)
t(2) = 'y'
isempty(""), isempty(strings(0)), numel("abc"), size(["a"; "b"])
["x", 1, true]
