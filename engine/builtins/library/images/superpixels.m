% SPDX-License-Identifier: Apache-2.0
function [L, count] = superpixels(A, n, varargin)
% About n connected regions of an image that are alike within: a matrix of labels and how many there are. Options: Method ('slic0', which adapts the
% compactness to each region, or 'slic'), Compactness (10), NumIterations (10), IsInputLab (false).
% R. Achanta and others, SLIC superpixels, IEEE Trans. PAMI 34 (2012); a pixel chooses among the nine regions whose places on the first grid are nearest.
% Example: A = [zeros(8), ones(8)]; L = superpixels(A, 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(A, {'numeric', 'logical'}, {'nonsparse', 'real', 'nonempty'}, 'superpixels', 'A', 1);
validateattributes(n, {'numeric'}, {'scalar', 'integer', 'positive'}, 'superpixels', 'N', 2);
o = struct('Method', 'slic0', 'Compactness', 10, 'NumIterations', 10, 'IsInputLab', false);
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'superpixels')) = varargin{k + 1}; end
adaptive = strcmp(validatestring(o.Method, {'slic0', 'slic'}, 'superpixels'), 'slic0');
[rows, columns, depth] = size(A);
if depth == 3 && ~o.IsInputLab
    C = reshape(double(rgb2lab(A)), [], 3);
elseif depth == 3
    C = reshape(double(A), [], 3);
else
    C = 100*reshape(double(im2double(A)), rows*columns, []);
end
total = rows*columns;
step = sqrt(total/double(n));
down = max(1, round(rows/step));
across = max(1, round(columns/step));
[X, Y] = meshgrid(1:columns, 1:rows);
P = [X(:), Y(:)];
gridRow = min(ceil(Y(:)*down/rows), down);
gridColumn = min(ceil(X(:)*across/columns), across);
K = down*across;
label = gridRow + (gridColumn - 1)*down;
spread = repmat(max(o.Compactness, eps)^2, K, 1);
[centres, places] = centresOf(C, P, label, K);
[dr, dc] = ndgrid(-1:1, -1:1);
for step_ = 1:o.NumIterations
    best = inf(total, 1);
    chosen = label;
    colour = zeros(total, 1);
    for k = 1:9
        r = gridRow + dr(k);
        c = gridColumn + dc(k);
        other = min(max(r, 1), down) + (min(max(c, 1), across) - 1)*down;
        d = sum((C - centres(other, :)).^2, 2);
        far = d./spread(other) + sum((P - places(other, :)).^2, 2)/step^2;
        better = far < best;
        best(better) = far(better);
        chosen(better) = other(better);
        colour(better) = d(better);
    end
    if adaptive, spread = max(accumarray(chosen, colour, [K 1], @max), max(o.Compactness^2, 1)*1e-2); end
    same = isequal(chosen, label);
    label = chosen;
    [centres, places] = centresOf(C, P, label, K, centres, places);
    if same, break, end
end
L = connected(reshape(label, rows, columns), K);
[~, ~, L] = unique(L);
L = reshape(L, rows, columns);
count = max(L(:));
end

function [centres, places] = centresOf(C, P, label, K, centres, places)
counts = accumarray(label, 1, [K 1]);
if nargin < 5, centres = zeros(K, size(C, 2)); places = zeros(K, 2); end
used = counts > 0;
for k = 1:size(C, 2)
    v = accumarray(label, C(:, k), [K 1]);
    centres(used, k) = v(used)./counts(used);
end
for k = 1:2
    v = accumarray(label, P(:, k), [K 1]);
    places(used, k) = v(used)./counts(used);
end
end

function L = connected(L, K)
% The largest part of each region stays; other parts take what is beside them.
for k = 1:K
    parts = bwconncomp(L == k, 4);
    if parts.NumObjects < 2, continue, end
    [~, main] = max(cellfun(@numel, parts.PixelIdxList));
    for p = setdiff(1:parts.NumObjects, main), L(parts.PixelIdxList{p}) = 0; end
end
while any(L(:) == 0)
    near = ordfilt2(L, 5, [0 1 0; 1 1 1; 0 1 0], 'zeros');
    open_ = L == 0;
    if ~any(near(open_) > 0), break, end
    L(open_) = near(open_);
end
end
