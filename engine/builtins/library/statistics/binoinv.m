% SPDX-License-Identifier: Apache-2.0
function x = binoinv(p, n, q)
% Quantile of the binomial distribution for the probability p;
% parameters n, q.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, n, q] = distributionArguments('binoinv', p, n, q);
p(p < 0 | p > 1) = NaN;
refused = ~(n >= 0 & n == fix(n) & q >= 0 & q <= 1);
n(refused) = NaN;
q(refused) = NaN;
unknown = isnan(p) | isnan(n) | isnan(q);
x = smallestCount(@(k, i) binocdf(k, n(i), q(i)), p, n .* q, sqrt(n .* q .* (1 - q)), 0, n);
x(unknown) = NaN;
end
