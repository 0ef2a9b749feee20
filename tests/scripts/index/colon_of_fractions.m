% SPDX-License-Identifier: Apache-2.0
% A colon as a subscript is rounded, with a warning; as any other number it is an error.
x = [10 20 30 40 50];
x(1.2:3)
x(1.5:end-2)
x(2.5:4) = 0
n = 5; y = x(n/2:end)
c = {1, 2, 3}; c{1.6:2}
u = zeros(3); dy = 0.5; u(.5/dy:1/dy + 1, 1:2) = 2
f = @(t) sum(t); disp(f(0.5:2))
F = griddedInterpolant(1:5, (1:5).^2); disp(F(1.5:3))
try, x([1.4:4]), catch e, disp(e.message), end
k = 1.4:4; try, x(k), catch e, disp(e.message), end
try, x(0.2:2), catch e, disp(e.message), end
[~, id] = lastwarn; disp(id)
for i = 1:3, y = x(i:i+1); end, y
