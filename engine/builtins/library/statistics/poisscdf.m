% SPDX-License-Identifier: Apache-2.0
function p = poisscdf(x, varargin)
% Cumulative probability of the Poisson distribution up to x; 'upper' gives that above x;
% parameters lambda.
[upper, given] = upperTail(varargin);
[unknown, x, lambda] = distributionInputs('poiss', 'cdf', {x}, given);
if upper
    k = floor(x);
    p = gammainc(lambda, max(k, 0) + 1);
    p(k < 0) = 1;
else
    k = floor(x);
    p = gammainc(lambda, max(k, 0) + 1, 'upper');
    p(k < 0) = 0;
end
p(unknown) = NaN;
end
