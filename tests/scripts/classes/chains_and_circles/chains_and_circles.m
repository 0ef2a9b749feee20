% SPDX-License-Identifier: Apache-2.0
% Long chains of handles go without end of the stack; classes that need themselves are errors.
global count
count = 0;
h = Counted([]);
for k = 1:20000
    h = Counted(h);
end
clear h
disp(count)
a = Counted([]);
b = Counted(a);
a.n = b;
c = Counted([]);
d = Counted(c);
c.n = d;
disp(isequal(a, c))
try, Chicken, catch e, disp(e.message), end
try, Egg, catch e, disp(e.message), end
try, Endless, catch e, disp(e.identifier), end
