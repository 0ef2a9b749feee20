% SPDX-License-Identifier: Apache-2.0
function [counts, centers] = hist3(x, varargin)
% Counts of points in the cells of a grid, drawn as bars in space: hist3(X,[nx ny]); N = hist3(…). The grid may be given: hist3(X,{xc yc}) or
% 'Ctrs' by the middles of the cells, the outer of which are open, 'Edges' by where they begin; the last of these counts what is equal to it.
% Example: N = hist3([1 1; 2 2; 2 2], {1:2, 1:2})
if size(x, 2) ~= 2, error('stats:hist3:WrongNumCols', 'X must have two columns.'); end
bins = [10 10];
middles = {};
if ~isempty(varargin) && isnumeric(varargin{1}), bins = varargin{1}; varargin(1) = []; end
if ~isempty(varargin) && iscell(varargin{1}), middles = varargin{1}; varargin(1) = []; end
[bins, varargin] = takeOption(varargin, 'Nbins', bins);
[middles, varargin] = takeOption(varargin, 'Ctrs', middles);
[edges, varargin] = takeOption(varargin, 'Edges', {});
x = x(~any(isnan(x), 2), :);
if ~isempty(edges)
    edges = gridOf(edges, 'Edges');
    at = cellfun(@(v, e) discretize(v, [e Inf]), {x(:, 1), x(:, 2)}, edges, 'UniformOutput', false);
    for d = 1:2, at{d}(x(:, d) > edges{d}(end)) = NaN; end
    middles = cellfun(@(e) e + [diff(e) e(end) - e(end - 1)]/2, edges, 'UniformOutput', false);
    edges = cellfun(@(e) [e 2*e(end) - e(end - 1)], edges, 'UniformOutput', false);
elseif ~isempty(middles)
    middles = gridOf(middles, 'Ctrs');
    between = cellfun(@(m) (m(1:end - 1) + m(2:end))/2, middles, 'UniformOutput', false);
    at = cellfun(@(v, e) discretize(v, [-Inf e Inf]), {x(:, 1), x(:, 2)}, between, 'UniformOutput', false);
    edges = cellfun(@(m, e) [2*m(1) - e(1), e, 2*m(end) - e(end)], middles, between, 'UniformOutput', false);
else
    if isscalar(bins), bins = [bins bins]; end
    edges = {linspace(min(x(:, 1)), max(x(:, 1)), bins(1) + 1), linspace(min(x(:, 2)), max(x(:, 2)), bins(2) + 1)};
    at = cellfun(@discretize, {x(:, 1), x(:, 2)}, edges, 'UniformOutput', false);
    middles = cellfun(@(e) e(1:end - 1) + diff(e)/2, edges, 'UniformOutput', false);
end
at = [at{:}];
N = accumarray(at(~any(isnan(at), 2), :), 1, cellfun(@numel, middles));
if nargout > 0
    counts = N;
    centers = middles;
    return
end
[ex, ey] = edges{:};
newplot;
ax = gca;
wasHeld = ishold(ax);
corners = [0 0 0; 1 0 0; 1 1 0; 0 1 0; 0 0 1; 1 0 1; 1 1 1; 0 1 1];
faces = [1 2 3 4; 5 6 7 8; 1 2 6 5; 2 3 7 6; 3 4 8 7; 4 1 5 8];
v = zeros(8*numel(N), 3);
f = zeros(6*numel(N), 4);
for k = 1:numel(N)
    [a, b] = ind2sub(size(N), k);
    v(8*k-7:8*k, :) = [ex(a) + (ex(a + 1)-ex(a))*corners(:, 1), ey(b) + (ey(b + 1)-ey(b))*corners(:, 2), N(k)*corners(:, 3)];
    f(6*k-5:6*k, :) = faces + 8*(k-1);
end
patch(ax, 'Vertices', v, 'Faces', f, 'FaceColor', [0.6 0.78 0.9]);
view(ax, 3);
grid(ax, 'on');
if ~wasHeld, hold(ax, 'off'); end
clear counts centers
end

function g = gridOf(g, name)
if ~(iscell(g) && numel(g) == 2 && all(cellfun(@(v) isnumeric(v) && numel(v) > 1 && issorted(v(:)), g)))
    error(['stats:hist3:Bad' name], '%s must be a cell array of two increasing vectors.', name);
end
g = cellfun(@(v) double(reshape(v, 1, [])), g, 'UniformOutput', false);
end
