% SPDX-License-Identifier: Apache-2.0
function y = hygepdf(x, varargin)
% Probability of the hypergeometric distribution at x;
% parameters m, k, n.
[unknown, x, m, k, n] = distributionInputs('hyge', 'pdf', {x}, varargin);
outside = x < max(0, n + k - m) | x > min(n, k) | x ~= fix(x);
z = min(max(x, max(0, n + k - m)), min(n, k));
% Terms that cancel are kept small by a binomial of the same mean.
p = n ./ max(m, 1);
q = (m - n) ./ max(m, 1);
y = binomialTerm(z, k, p, q) .* binomialTerm(n - z, m - k, p, q) ./ binomialTerm(n, m, p, q);
y(outside) = 0;
y(unknown) = NaN;
end
