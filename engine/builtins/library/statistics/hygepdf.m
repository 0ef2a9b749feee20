% SPDX-License-Identifier: Apache-2.0
function y = hygepdf(x, varargin)
% Probability of the hypergeometric distribution at x;
% parameters m, k, n.
[unknown, x, m, k, n] = distributionInputs('hyge', 'pdf', {x}, varargin);
outside = x < max(0, n + k - m) | x > min(n, k) | x ~= fix(x);
z = min(max(x, max(0, n + k - m)), min(n, k));
% Terms that cancel are kept small by a binomial of the same mean.
[p, pl] = exactQuotient(n, 0, max(m, 1), 0);
[q, ql] = exactQuotient(m - n, 0, max(m, 1), 0);
y = binomialTerm(z, k - z, p, pl, q, ql) .* binomialTerm(n - z, m - k - n + z, p, pl, q, ql) ./ binomialTerm(n, m - n, p, pl, q, ql);
y(outside) = 0;
y(unknown) = NaN;
end
