% SPDX-License-Identifier: Apache-2.0
function [p, h, stats] = signtest(x, varargin)
% Test of signs: is the median of x, or of x - y, zero (or a number in y's place)? Options 'alpha' (0.05), 'tail', 'method'.
% Example: [p, h] = signtest([1.1 0.3 -0.2 2.4 0.9])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = 0;
if ~isempty(varargin) && isnumeric(varargin{1}), y = varargin{1}; varargin(1) = []; end
if isempty(y), y = 0; end
o = testOptionPairs('signtest', varargin, struct('alpha', 0.05, 'tail', 'both', 'method', ''));
d = x(:) - y(:);
d = d(~isnan(d) & d ~= 0);
n = numel(d);
up = sum(d > 0);
stats = struct('zval', NaN, 'sign', up);
if isempty(o.method), if n < 100, o.method = 'exact'; else, o.method = 'approximate'; end, end
if strcmpi(o.method, 'exact')
    below = binocdf(up, n, 0.5);
    above = binocdf(n - up, n, 0.5);
else
    gap = up - n/2;
    stats.zval = (gap - 0.5*sign(gap))/sqrt(n/4);
    below = normcdf((gap + 0.5)/sqrt(n/4));
    above = normcdf(-(gap - 0.5)/sqrt(n/4));
end
p = tailLevel(o.tail, below, above, 'signtest');
if n == 0, p = 1; end
h = p <= o.alpha;
end
