% SPDX-License-Identifier: Apache-2.0
function h = histogram2(x, y, varargin)
% Counts of points in the cells of a grid, as colored tiles: histogram2(x,y,bins,Name,Value) with
% 'NumBins', 'XBinEdges', 'YBinEdges', 'Normalization'.
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
[~, rest] = takeOption(rest, 'DisplayStyle', 'tile');
[~, rest] = takeOption(rest, 'ShowEmptyBins', 'on');
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
