% SPDX-License-Identifier: Apache-2.0
function h = polarhistogram(varargin)
% Counts of angles as sectors: polarhistogram(theta,bins,Name,Value) with 'Normalization' and the
% properties of patches.
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
theta = double(rest{1}(:));
theta = theta(isfinite(theta));
bins = [];
if n > 1, bins = double(rest{2}(:).'); n = 2; end
rest = rest(n+1:end);
[kind, rest] = takeOption(rest, 'Normalization', 'count');
[bins, rest] = takeOption(rest, 'NumBins', bins);
[bins, rest] = takeOption(rest, 'BinEdges', bins);
[color, rest] = takeOption(rest, 'FaceColor', [0 0.447 0.741]);
if isempty(bins), bins = min(180, max(6, ceil(sqrt(numel(theta))))); end
if isscalar(bins), edges = linspace(0, 2*pi, bins + 1); else, edges = bins; end
counts = histcounts(edges(1) + mod(theta - edges(1), 2*pi), edges);
switch lower(kind)
    case 'count'
    case 'probability', counts = counts/numel(theta);
    case 'pdf', counts = counts/numel(theta)./diff(edges);
    case 'countdensity', counts = counts./diff(edges);
    case 'cumcount', counts = cumsum(counts);
    case 'cdf', counts = cumsum(counts)/numel(theta);
    otherwise
        error('MATLAB:polarhistogram:InvalidNormalization', 'Unknown normalization ''%s''.', kind);
end
made = sectors(ax, edges, counts, color, rest);
if nargout > 0, h = made; end
end
