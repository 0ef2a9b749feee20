% SPDX-License-Identifier: Apache-2.0
function p = evcdf(x, varargin)
% Cumulative probability of the extreme value (smallest) distribution up to x; 'upper' gives that above x;
% parameters mu (0), sigma (1).
[upper, given] = upperTail(varargin);
[unknown, x, mu, sigma] = distributionInputs('ev', 'cdf', {x}, given);
if upper
    p = exp(-exp((x - mu) ./ sigma));
else
    p = -expm1(-exp((x - mu) ./ sigma));
end
p(unknown) = NaN;
end
