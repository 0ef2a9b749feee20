% SPDX-License-Identifier: Apache-2.0
function p = expcdf(x, varargin)
% Cumulative probability of the exponential distribution up to x; 'upper' gives that above x;
% parameters mu (1).
[upper, given] = upperTail(varargin);
[unknown, x, mu] = distributionInputs('exp', 'cdf', {x}, given);
if upper
    p = exp(-max(x, 0) ./ mu);
else
    p = -expm1(-max(x, 0) ./ mu);
end
p(unknown) = NaN;
end
