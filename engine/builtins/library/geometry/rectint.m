% SPDX-License-Identifier: Apache-2.0
function area = rectint(a, b)
% Areas of the intersections of rectangles [x y width height], those of a in rows, of b in columns.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(a, 2) ~= 4 || size(b, 2) ~= 4
    error('MATLAB:rectint:WrongSize', 'Rectangles must be rows of 4 elements, [x y width height].');
end
left = max(a(:, 1), b(:, 1)');
right = min(a(:, 1) + a(:, 3), (b(:, 1) + b(:, 3))');
low = max(a(:, 2), b(:, 2)');
high = min(a(:, 2) + a(:, 4), (b(:, 2) + b(:, 4))');
area = max(right - left, 0) .* max(high - low, 0);
end
