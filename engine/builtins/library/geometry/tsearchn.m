% SPDX-License-Identifier: Apache-2.0
function [idx, weights] = tsearchn(X, T, Q)
% The simplex (row of T, of points X) that each row of Q lies in, NaN for none, and its barycentric coordinates.
% Example: [t, w] = tsearchn([0 0; 1 0; 0 1], [1 2 3], [0.2 0.3])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(X, 2);
if ~isnumeric(X) || ~isnumeric(Q) || size(Q, 2) ~= n || size(T, 2) ~= n + 1
    error('MATLAB:tsearchn:SizeMismatch', 'The points, the simplices and the queries do not fit.');
elseif ~isempty(T) && (any(T(:) < 1) || any(T(:) > size(X, 1)) || any(T(:) ~= round(T(:))))
    error('MATLAB:tsearchn:InvalidTriangulation', 'The simplices must name rows of the points.');
end
count = size(Q, 1);
idx = NaN(count, 1);
weights = NaN(count, n + 1);
left = (1:count)';
for t = 1:size(T, 1)
    if isempty(left), break; end
    corners = X(T(t, :), :);
    sides = corners(1:n, :) - corners(n + 1, :);
    if rcond(sides) < eps, continue; end
    w = (Q(left, :) - corners(n + 1, :))/sides;
    w(:, n + 1) = 1 - sum(w, 2);
    in = all(w >= -1e-12, 2);
    idx(left(in)) = t;
    weights(left(in), :) = w(in, :);
    left(in) = [];
end
end
