% SPDX-License-Identifier: Apache-2.0
function x = binoinv(p, varargin)
% Quantile of the binomial distribution for the probability p;
% parameters n, q.
[unknown, p, n, q] = distributionInputs('bino', 'inv', {p}, varargin);
x = smallestCount(@(k, i) binocdf(k, n(i), q(i)), p, n .* q, sqrt(n .* q .* (1 - q)), 0, n);
x(unknown) = NaN;
end
