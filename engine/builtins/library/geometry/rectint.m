% SPDX-License-Identifier: Apache-2.0
function area = rectint(a, b)
% Areas of the intersections of rectangles [x y width height], those of a in rows, of b in columns;
% of boxes of more dimensions, [x y z width height depth], their volumes.
% Example: rectint([0 0 2 2], [1 1 3 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(a, 2) / 2;
if n < 1 || n ~= fix(n) || size(b, 2) ~= 2 * n
    error('MATLAB:rectint:WrongSize', 'Rectangles must be rows of 4 elements, [x y width height].');
end
area = 1;
for k = 1:n
    low = max(a(:, k), b(:, k)');
    high = min(a(:, k) + a(:, n + k), (b(:, k) + b(:, n + k))');
    area = area .* max(high - low, 0);
end
end
