a = {1, 'abc'; [1 2 3], {2}}
b = {[1.5 2.5], true, int8(3)}
c = {zeros(2,2), '', []}
disp({1, 'x'})
d = {@sin, "str"}
