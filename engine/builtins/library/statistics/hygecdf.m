% SPDX-License-Identifier: Apache-2.0
function p = hygecdf(x, varargin)
% Cumulative probability of the hypergeometric distribution up to x; 'upper' gives that above x;
% parameters m, k, n.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
upper = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
if upper
    if ~strcmpi(varargin{end}, 'upper')
        error('stats:cdf:UpperTailProblem', 'The tail must be ''upper''.');
    end
    varargin(end) = [];
end
if numel(varargin) < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
parameters = {[], [], []};
parameters(1:numel(varargin)) = varargin;
[m, k, n] = parameters{:};
[x, m, k, n] = distributionArguments('hygecdf', x, m, k, n);
refused = ~(m >= 0 & k >= 0 & n >= 0 & k <= m & n <= m & m == fix(m) & k == fix(k) & n == fix(n));
m(refused) = NaN;
k(refused) = NaN;
n(refused) = NaN;
unknown = isnan(x) | isnan(m) | isnan(k) | isnan(n);
if upper
    p = sums(x, m, k, n, true);
else
    p = sums(x, m, k, n, false);
end
p(unknown) = NaN;
end

function p = sums(x, m, k, n, upper)
p = zeros(size(x));
for i = 1:numel(x)
    low = max(0, n(i) + k(i) - m(i)):min(n(i), k(i));
    if upper, low = low(low > x(i)); else, low = low(low <= x(i)); end
    p(i) = min(sum(hygepdf(low, m(i), k(i), n(i))), 1);
end
end
