% SPDX-License-Identifier: Apache-2.0
function x = hygeinv(p, m, k, n)
% Quantile of the hypergeometric distribution for the probability p;
% parameters m, k, n.
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, m, k, n] = distributionArguments('hygeinv', p, m, k, n);
p(p < 0 | p > 1) = NaN;
refused = ~(m >= 0 & k >= 0 & n >= 0 & k <= m & n <= m & m == fix(m) & k == fix(k) & n == fix(n));
m(refused) = NaN;
k(refused) = NaN;
n(refused) = NaN;
unknown = isnan(p) | isnan(m) | isnan(k) | isnan(n);
x = smallestCount(@(c, i) hygecdf(c, m(i), k(i), n(i)), p, n .* k ./ m, sqrt(n), 0, min(n, k));
x(unknown) = NaN;
end
