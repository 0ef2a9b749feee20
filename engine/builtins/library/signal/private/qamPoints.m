% SPDX-License-Identifier: Apache-2.0
function [points, rows] = qamPoints(M)
% The points of quadrature amplitude modulation: columns from the left, each from the top; rows: how many a column has. Of 32, 128, … points the
% outer columns are laid above and below the others, which makes a cross.
bits = log2(M);
columns = 2^ceil(bits/2);
rows = M/columns;
[q, i] = ndgrid(rows - 1:-2:1 - rows, 1 - columns:2:columns - 1);
if mod(bits, 2) && bits > 3
    far = abs(i) > 3*columns/4;
    low = far & abs(q) <= rows/2;
    high = far & ~low;
    x = abs(i);
    y = abs(q);
    [p, s] = deal(sign(i), sign(q));
    i(high) = p(high).*(x(high) - columns/2);
    q(high) = s(high).*(2*rows - y(high));
    i(low) = p(low).*(columns - x(low));
    q(low) = s(low).*(rows + y(low));
end
points = complex(i(:), q(:));
end
