% SPDX-License-Identifier: Apache-2.0
function y = binopdf(x, varargin)
% Probability of the binomial distribution at x;
% parameters n, q.
[unknown, x, n, q] = distributionInputs('bino', 'pdf', {x}, varargin);
[p, pl] = exactSum(1, -q);
k = min(max(x, 0), n);
y = binomialTerm(k, n - k, q, 0, p, pl);
y(x < 0 | x > n | x ~= fix(x)) = 0;
y(unknown) = NaN;
end
