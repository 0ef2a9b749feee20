% SPDX-License-Identifier: Apache-2.0
function y = trapezium(x, a, b, c, d)
% The lower of what rises from a to b and what falls from c to d; a side without width is a step.
x = double(x);
up = double(x >= b);
if a < b, up = min(max((x - a)/(b - a), 0), 1); end
down = double(x <= c);
if c < d, down = min(max((d - x)/(d - c), 0), 1); end
y = min(up, down);
end
