% SPDX-License-Identifier: Apache-2.0
function p = wblcdf(x, varargin)
% Cumulative probability of the Weibull distribution up to x; 'upper' gives that above x;
% parameters a (1), b (1).
[upper, given] = upperTail(varargin);
[unknown, x, a, b] = distributionInputs('wbl', 'cdf', {x}, given);
if upper
    p = exp(-(max(x, 0) ./ a).^b);
else
    p = -expm1(-(max(x, 0) ./ a).^b);
end
p(unknown) = NaN;
end
