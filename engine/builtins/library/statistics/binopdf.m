% SPDX-License-Identifier: Apache-2.0
function y = binopdf(x, varargin)
% Probability of the binomial distribution at x;
% parameters n, q.
[unknown, x, n, q] = distributionInputs('bino', 'pdf', {x}, varargin);
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
