% SPDX-License-Identifier: Apache-2.0
function p = binocdf(x, varargin)
% Cumulative probability of the binomial distribution up to x; 'upper' gives that above x;
% parameters n, q.
[upper, given] = upperTail(varargin);
[unknown, x, n, q] = distributionInputs('bino', 'cdf', {x}, given);
if upper
    k = floor(x);
    c = min(max(k, 0), max(n - 1, 0));
    p = betainc(q, c + 1, max(n - c, 1));
    p(k < 0) = 1;
    p(k >= n) = 0;
else
    k = floor(x);
    c = min(max(k, 0), max(n - 1, 0));
    p = betainc(q, c + 1, max(n - c, 1), 'upper');
    p(k < 0) = 0;
    p(k >= n) = 1;
end
p(unknown) = NaN;
end
