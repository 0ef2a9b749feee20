% SPDX-License-Identifier: Apache-2.0
function [n, xedges, yedges, binx, biny] = histcounts2(x, y, varargin)
% Counts of pairs in bins: histcounts2(x, y), with the numbers of bins, with two vectors of edges; options 'NumBins', 'BinWidth', 'XBinEdges',
% 'YBinEdges', 'XBinLimits', 'YBinLimits', 'Normalization' ('count', 'probability', 'countdensity', 'pdf', 'cumcount', 'cdf').
% Example: n = histcounts2([1 2 2 3], [1 1 2 3], [0 1.5 4], [0 1.5 4])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isequal(numel(x), numel(y)), error('MATLAB:histcounts2:XYSizeMismatch', 'X and Y must be the same size.'); end
given = {};
while ~isempty(varargin) && isnumeric(varargin{1}), given{end + 1} = varargin{1}; varargin(1) = []; end
o = testOptionPairs('histcounts2', varargin, struct('NumBins', [], 'BinWidth', [], 'XBinEdges', [], 'YBinEdges', [], 'XBinLimits', [], ...
    'YBinLimits', [], 'BinMethod', 'auto', 'Normalization', 'count'));
if numel(given) == 2 && isscalar(given{1}) && isscalar(given{2}), o.NumBins = [given{:}];
elseif numel(given) == 2, [o.XBinEdges, o.YBinEdges] = given{:};
elseif numel(given) == 1, o.NumBins = given{1}.*[1 1];
end
xedges = edgesOf(x(:), o.XBinEdges, o.XBinLimits, o.NumBins, o.BinWidth, 1);
yedges = edgesOf(y(:), o.YBinEdges, o.YBinLimits, o.NumBins, o.BinWidth, 2);
binx = discretize(x, xedges);
biny = discretize(y, yedges);
keep = ~isnan(binx) & ~isnan(biny);
n = accumarray([reshape(binx(keep), [], 1), reshape(biny(keep), [], 1)], 1, [numel(xedges), numel(yedges)] - 1);
binx(~keep) = 0; biny(~keep) = 0;
area = diff(xedges(:))*diff(yedges(:).');
switch lower(o.Normalization)
    case 'count'
    case 'probability', n = n/numel(x);
    case 'percentage', n = 100*n/numel(x);
    case 'countdensity', n = n./area;
    case 'pdf', n = n./area/numel(x);
    case 'cumcount', n = cumsum(cumsum(n, 1), 2);
    case 'cdf', n = cumsum(cumsum(n, 1), 2)/numel(x);
    otherwise, error('MATLAB:histcounts2:InvalidNormalization', 'Unknown normalization ''%s''.', char(o.Normalization));
end
end

function e = edgesOf(v, edges, limits, bins, width, k)
if ~isempty(edges), e = edges; return, end
args = {};
if ~isempty(bins), args = {bins(min(k, end))}; end
if ~isempty(width), args = [args, {'BinWidth', width(min(k, end))}]; end
if ~isempty(limits), args = [args, {'BinLimits', limits}]; end
[~, e] = histcounts(v, args{:});
end
