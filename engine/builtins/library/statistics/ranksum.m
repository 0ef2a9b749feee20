% SPDX-License-Identifier: Apache-2.0
function [p, h, stats] = ranksum(x, y, varargin)
% Wilcoxon's test of the sum of ranks (Mann and Whitney's): do two samples come from distributions of one median? Options 'alpha' (0.05),
% 'tail' ('both', 'right', 'left') and 'method' ('exact' for small samples, 'approximate').
% Example: [p, h] = ranksum([1 2 3 4], [5 6 7 8 9])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('ranksum', varargin, struct('alpha', 0.05, 'tail', 'both', 'method', ''));
x = x(~isnan(x)); y = y(~isnan(y));
m = numel(x); n = numel(y);
if m == 0 || n == 0, error('stats:ranksum:NotEnoughData', 'No data remaining after removal of NaNs.'); end
[ranks, tie] = tiedrank([x(:); y(:)]);
W = sum(ranks(1:m));
if isempty(o.method)
    if min(m, n) < 10 && m + n < 20, o.method = 'exact'; else, o.method = 'approximate'; end
end
stats = struct();
if strcmpi(o.method, 'exact')
    % All sums of m of the ranks, twice them being whole numbers.
    counts = sumsOfRanks(round(2*ranks), m);
    total = sum(counts);
    at = (0:numel(counts) - 1)/2;
    below = sum(counts(at <= W + 1e-9))/total;
    above = sum(counts(at >= W - 1e-9))/total;
else
    middle = m*(m + n + 1)/2;
    spread = sqrt(m*n/12*(m + n + 1 - 2*tie/((m + n)*(m + n - 1))));
    gap = W - middle;
    stats.zval = (gap - 0.5*sign(gap))/spread;
    below = normcdf((gap + 0.5)/spread);
    above = normcdf(-(gap - 0.5)/spread);
end
p = tailLevel(o.tail, below, above, 'ranksum');
h = p <= o.alpha;
stats.ranksum = W;
end

function counts = sumsOfRanks(ranks, m)
% How many choices of m elements have each sum (0 first).
most = sum(ranks);
table = zeros(m + 1, most + 1);
table(1, 1) = 1;
for r = ranks(:).'
    table(2:end, r + 1:end) = table(2:end, r + 1:end) + table(1:end - 1, 1:end - r);
end
counts = table(m + 1, :);
end
