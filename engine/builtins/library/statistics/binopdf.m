% SPDX-License-Identifier: Apache-2.0
function y = binopdf(x, varargin)
% Probability of the binomial distribution at x;
% parameters n, q.
[unknown, x, n, q] = distributionInputs('bino', 'pdf', {x}, varargin);
y = binomialTerm(min(max(x, 0), n), n, q, 1 - q);
y(x < 0 | x > n | x ~= fix(x)) = 0;
y(unknown) = NaN;
end
