% SPDX-License-Identifier: Apache-2.0
function h = histogram2(x, y, varargin)
% Counts of points in the cells of a grid, as bars or, with 'DisplayStyle' 'tile', colored tiles:
% histogram2(x,y,bins,Name,Value) with 'NumBins', 'XBinEdges', 'YBinEdges', 'Normalization', and for bars
% 'FaceColor' ('flat' is by height), 'EdgeColor', 'FaceAlpha', 'ShowEmptyBins'.
rest = varargin;
x = double(x(:));
y = double(y(:));
if numel(x) ~= numel(y), error('MATLAB:histogram2:IncorrectSize', 'X and Y must have the same size.'); end
bins = [];
xe = [];
ye = [];
if leadingNumbers(rest) >= 2
    xe = rest{1};
    ye = rest{2};
    rest = rest(3:end);
elseif leadingNumbers(rest) == 1
    bins = rest{1};
    rest = rest(2:end);
end
[bins, rest] = takeOption(rest, 'NumBins', bins);
[xe, rest] = takeOption(rest, 'XBinEdges', xe);
[ye, rest] = takeOption(rest, 'YBinEdges', ye);
[kind, rest] = takeOption(rest, 'Normalization', 'count');
[display, rest] = takeOption(rest, 'DisplayStyle', 'bar3');
[bars.empty, rest] = takeOption(rest, 'ShowEmptyBins', 'off');
[bars.face, rest] = takeOption(rest, 'FaceColor', 'auto');
[bars.edge, rest] = takeOption(rest, 'EdgeColor', [0.15 0.15 0.15]);
[bars.alpha, rest] = takeOption(rest, 'FaceAlpha', 1);
if ~isempty(rest)
    error('MATLAB:hg:InvalidProperty', 'Unrecognized property %s for class Histogram2.', char(rest{1}));
end
if isscalar(bins), bins = [bins bins]; end
if isempty(xe), xe = edgesOf(x, bins, 1); end
if isempty(ye), ye = edgesOf(y, bins, 2); end
i = discretize(x, xe);
j = discretize(y, ye);
good = ~isnan(i) & ~isnan(j);
N = accumarray([j(good) i(good)], 1, [numel(ye)-1 numel(xe)-1]);
area = diff(ye(:))*diff(xe(:)).';
if strcmpi(kind, 'probability'), N = N/numel(x);
elseif strcmpi(kind, 'pdf'), N = N./(numel(x)*area);
elseif strcmpi(kind, 'countdensity'), N = N./area;
elseif ~strcmpi(kind, 'count'), error('MATLAB:histogram2:InvalidNormalization', 'Unknown normalization ''%s''.', kind);
end
if ~strcmpi(display, 'tile')
    made = drawBars(N, xe(:), ye(:), bars);
    if nargout > 0, h = made; end
    return
end
limits = [0 max([N(:); 1e-300])];
steps = [xe(2)-xe(1), ye(2)-ye(1)];
made = imagesc([xe(1) + steps(1)/2, xe(end) - steps(1)/2], [ye(1) + steps(2)/2, ye(end) - steps(2)/2], N);
ax = gca;
axis(ax, 'xy');
caxis(ax, limits);
if nargout > 0, h = made; end
end
function e = edgesOf(v, bins, k)
if isempty(bins), [~, e] = histcounts(v); else, [~, e] = histcounts(v, bins(k)); end
end
function made = drawBars(N, xe, ye, bars)
% A box from the ground to the height of each cell.
[I, J] = ndgrid(1:numel(ye)-1, 1:numel(xe)-1);
if strcmpi(bars.empty, 'on'), shown = true(size(N)); else, shown = N > 0; end
I = I(shown);
J = J(shown);
heights = N(shown);
n = numel(heights);
x = [xe(J) xe(J+1) xe(J+1) xe(J)];
y = [ye(I) ye(I) ye(I+1) ye(I+1)];
V = [reshape([x x].', [], 1), reshape([y y].', [], 1), reshape([zeros(n, 4) repmat(heights(:), 1, 4)].', [], 1)];
sides = [1 2 6 5; 2 3 7 6; 3 4 8 7; 4 1 5 8; 5 6 7 8];
F = repmat(sides, n, 1) + kron(8*(0:n-1).', ones(5, 4));
face = bars.face;
if ischar(face) && strcmpi(face, 'auto'), face = [0 0.447 0.741]; end
if ~ishold, cla, end
if ischar(face) && strcmpi(face, 'flat')
    colors = {'FaceVertexCData', kron(heights(:), ones(5, 1)), 'FaceColor', 'flat'};
else
    colors = {'FaceColor', face};
end
made = patch('Vertices', V, 'Faces', F, colors{:}, 'EdgeColor', bars.edge, 'FaceAlpha', bars.alpha);
xlim([xe(1) xe(end)])
ylim([ye(1) ye(end)])
view(3)
grid on
end
