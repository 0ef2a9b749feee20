% SPDX-License-Identifier: Apache-2.0
function y = hygepdf(x, varargin)
% Probability of the hypergeometric distribution at x;
% parameters m, k, n.
[unknown, x, m, k, n] = distributionInputs('hyge', 'pdf', {x}, varargin);
outside = x < max(0, n + k - m) | x > min(n, k) | x ~= fix(x);
z = min(max(x, max(0, n + k - m)), min(n, k));
of = @(a, b) gammaln(a + 1) - gammaln(b + 1) - gammaln(a - b + 1);
y = exp(of(k, z) + of(m - k, n - z) - of(m, n));
y(outside) = 0;
y(unknown) = NaN;
end
