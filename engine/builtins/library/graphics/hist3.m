% SPDX-License-Identifier: Apache-2.0
function [counts, centers] = hist3(x, varargin)
% Counts of points in the cells of a grid, drawn as bars in space: hist3(X,[nx ny]); N = hist3(…).
if size(x, 2) ~= 2, error('stats:hist3:WrongNumCols', 'X must have two columns.'); end
bins = [10 10];
if ~isempty(varargin) && isnumeric(varargin{1}), bins = varargin{1}; varargin(1) = []; end
[bins, varargin] = takeOption(varargin, 'Nbins', bins);
if isscalar(bins), bins = [bins bins]; end
ex = linspace(min(x(:, 1)), max(x(:, 1)), bins(1) + 1);
ey = linspace(min(x(:, 2)), max(x(:, 2)), bins(2) + 1);
i = discretize(x(:, 1), ex);
j = discretize(x(:, 2), ey);
N = accumarray([i j], 1, bins);
middles = {ex(1:end-1) + diff(ex)/2, ey(1:end-1) + diff(ey)/2};
if nargout > 0
    counts = N;
    centers = middles;
    return
end
newplot;
ax = gca;
wasHeld = ishold(ax);
corners = [0 0 0; 1 0 0; 1 1 0; 0 1 0; 0 0 1; 1 0 1; 1 1 1; 0 1 1];
faces = [1 2 3 4; 5 6 7 8; 1 2 6 5; 2 3 7 6; 3 4 8 7; 4 1 5 8];
v = zeros(8*numel(N), 3);
f = zeros(6*numel(N), 4);
for k = 1:numel(N)
    [a, b] = ind2sub(size(N), k);
    v(8*k-7:8*k, :) = [ex(a) + (ex(2)-ex(1))*corners(:, 1), ey(b) + (ey(2)-ey(1))*corners(:, 2), N(k)*corners(:, 3)];
    f(6*k-5:6*k, :) = faces + 8*(k-1);
end
patch(ax, 'Vertices', v, 'Faces', f, 'FaceColor', [0.6 0.78 0.9]);
view(ax, 3);
grid(ax, 'on');
if ~wasHeld, hold(ax, 'off'); end
clear counts centers
end
