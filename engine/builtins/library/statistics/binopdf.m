% SPDX-License-Identifier: Apache-2.0
function y = binopdf(x, n, q)
% Probability of the binomial distribution at x;
% parameters n, q.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, n, q] = distributionArguments('binopdf', x, n, q);
refused = ~(n >= 0 & n == fix(n) & q >= 0 & q <= 1);
n(refused) = NaN;
q(refused) = NaN;
unknown = isnan(x) | isnan(n) | isnan(q);
k = min(max(x, 0), n);
l = gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1);
a = k .* log(q);
a(k == 0) = 0;
b = (n - k) .* log1p(-q);
b(k == n) = 0;
y = exp(l + a + b);
y(x < 0 | x > n | x ~= fix(x)) = 0;
y(unknown) = NaN;
end
