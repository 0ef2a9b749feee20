% SPDX-License-Identifier: Apache-2.0
function y = hygepdf(x, m, k, n)
% Probability of the hypergeometric distribution at x;
% parameters m, k, n.
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, m, k, n] = distributionArguments('hygepdf', x, m, k, n);
refused = ~(m >= 0 & k >= 0 & n >= 0 & k <= m & n <= m & m == fix(m) & k == fix(k) & n == fix(n));
m(refused) = NaN;
k(refused) = NaN;
n(refused) = NaN;
unknown = isnan(x) | isnan(m) | isnan(k) | isnan(n);
outside = x < max(0, n + k - m) | x > min(n, k) | x ~= fix(x);
z = min(max(x, max(0, n + k - m)), min(n, k));
of = @(a, b) gammaln(a + 1) - gammaln(b + 1) - gammaln(a - b + 1);
y = exp(of(k, z) + of(m - k, n - z) - of(m, n));
y(outside) = 0;
y(unknown) = NaN;
end
