% SPDX-License-Identifier: Apache-2.0
function [p, h, stats] = signrank(x, varargin)
% Wilcoxon's test of signed ranks: is the distribution of x, or of x - y, symmetric about zero (or about a number in y's place)? Options
% 'alpha' (0.05), 'tail' and 'method' ('exact' up to 15 values, 'approximate').
% Example: [p, h] = signrank([1.1 0.3 -0.2 2.4 0.9])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = 0;
if ~isempty(varargin) && isnumeric(varargin{1}), y = varargin{1}; varargin(1) = []; end
if isempty(y), y = 0; end
o = testOptionPairs('signrank', varargin, struct('alpha', 0.05, 'tail', 'both', 'method', ''));
d = x(:) - y(:);
d = d(~isnan(d) & d ~= 0);
n = numel(d);
[ranks, tie] = tiedrank(abs(d));
W = sum(ranks(d > 0));
stats = struct();
if isempty(o.method), if n <= 15, o.method = 'exact'; else, o.method = 'approximate'; end, end
if n == 0
    below = 1; above = 1;
elseif strcmpi(o.method, 'exact')
    counts = 1;
    for r = round(2*ranks(:)).'
        counts = [counts, zeros(1, r)] + [zeros(1, r), counts];
    end
    at = (0:numel(counts) - 1)/2;
    below = sum(counts(at <= W + 1e-9))/2^n;
    above = sum(counts(at >= W - 1e-9))/2^n;
else
    spread = sqrt((n*(n + 1)*(2*n + 1) - tie)/24);
    gap = W - n*(n + 1)/4;
    stats.zval = gap/spread;
    below = normcdf(gap/spread);
    above = normcdf(-gap/spread);
end
p = tailLevel(o.tail, below, above, 'signrank');
h = p <= o.alpha;
stats.signedrank = W;
end
