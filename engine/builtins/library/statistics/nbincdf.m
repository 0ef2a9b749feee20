% SPDX-License-Identifier: Apache-2.0
function p = nbincdf(x, varargin)
% Cumulative probability of the negative binomial distribution up to x; 'upper' gives that above x;
% parameters r, q.
[upper, given] = upperTail(varargin);
[unknown, x, r, q] = distributionInputs('nbin', 'cdf', {x}, given);
if upper
    k = floor(x);
    p = betainc(q, r, max(k, 0) + 1, 'upper');
    p(k < 0) = 1;
else
    k = floor(x);
    p = betainc(q, r, max(k, 0) + 1);
    p(k < 0) = 0;
end
p(unknown) = NaN;
end
