% SPDX-License-Identifier: Apache-2.0
function [k, v] = boundary(x, varargin)
% The points on the boundary around points of the plane, in order and closed, and the area inside: boundary(x, y), boundary(P), boundary(…, s).
% The shrink factor s goes from 0, the convex hull, to 1, the tightest boundary of one region around the points; 0.5 is the default.
% Example: k = boundary([0 1 1 0 0.5]', [0 0 1 1 0.5]')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if isvector(x) && ~isempty(args) && numel(args{1}) == numel(x) && ~isscalar(x)
    P = [x(:) reshape(args{1}, [], 1)];
    args(1) = [];
else
    P = x;
end
s = 0.5;
if ~isempty(args), s = args{1}; end
if size(P, 2) ~= 2, error('MATLAB:boundary:InvalidPoints', 'The points must be a matrix of two columns.'); end
if ~isscalar(s) || ~(s >= 0 && s <= 1), error('MATLAB:boundary:InvalidShrinkFactor', 'The shrink factor must be a scalar between 0 and 1.'); end
P = double(P);
[Q, first] = unique(P, 'rows', 'stable');
T = zeros(0, 3);
if size(Q, 1) > 2 && rank(Q - Q(1, :), 1e-12*max(abs(Q(:)))) == 2, T = delaunay(Q(:, 1), Q(:, 2)); end
if isempty(T), k = []; v = 0; return, end
[a, b, c] = deal(Q(T(:, 1), :), Q(T(:, 2), :), Q(T(:, 3), :));
twice = (b(:, 1) - a(:, 1)).*(c(:, 2) - a(:, 2)) - (b(:, 2) - a(:, 2)).*(c(:, 1) - a(:, 1));
T(twice < 0, [2 3]) = T(twice < 0, [3 2]);
radius = sqrt(sum((a - b).^2, 2).*sum((b - c).^2, 2).*sum((c - a).^2, 2))./(2*abs(twice));
keep = true(size(radius));
if s > 0
    % From the largest radius to the smallest that leaves one region with all points.
    levels = unique(radius);
    [low, high] = deal(1, numel(levels));
    while low < high
        middle = floor((low + high)/2);
        if oneRegion(T(radius <= levels(middle), :), size(Q, 1)), high = middle; else, low = middle + 1; end
    end
    levels = flipud(levels(low:end));
    keep = radius <= levels(max(ceil(s*numel(levels)), 1));
end
k = outline(T(keep, :), Q);
v = polyarea(Q(k, 1), Q(k, 2));
k = first(k);
end

function tf = oneRegion(T, n)
% Are all points corners of triangles that hang together?
label = (1:n)';
while true
    low = min(label(T), [], 2);
    low = reshape(low, [], 1);
    new = accumarray([T(:); (1:n)'], [low; low; low; label], [n 1], @min);
    new = new(new);
    if isequal(new, label), break, end
    label = new;
end
tf = numel(unique(T)) == n && all(label == 1);
end

function k = outline(T, Q)
% The outermost loop of edges that only one triangle has, to the left of which the triangles lie.
E = [T(:, [1 2]); T(:, [2 3]); T(:, [3 1])];
E = E(~ismember(E, fliplr(E), 'rows'), :);
start = find(Q(:, 1) == min(Q(ismember((1:size(Q, 1))', E(:)), 1)) & ismember((1:size(Q, 1))', E(:)));
[~, lowest] = min(Q(start, 2));
start = start(lowest);
used = false(size(E, 1), 1);
k = start;
came = [0 -1];
while true
    next = find(E(:, 1) == k(end) & ~used);
    if isempty(next), break, end
    d = Q(E(next, 2), :) - Q(k(end), :);
    turn = atan2(came(1)*d(:, 2) - came(2)*d(:, 1), d*came');
    [~, which] = min(turn);
    used(next(which)) = true;
    k(end + 1, 1) = E(next(which), 2);
    came = d(which, :);
    if k(end) == start, break, end
end
end
