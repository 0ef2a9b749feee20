% SPDX-License-Identifier: Apache-2.0
function p = normcdf(x, varargin)
% Cumulative probability of the normal distribution up to x; 'upper' gives that above x;
% parameters mu (0), sigma (1).
[upper, given] = upperTail(varargin);
[unknown, x, mu, sigma] = distributionInputs('norm', 'cdf', {x}, given);
if upper
    p = normalTail((x - mu) ./ sigma);
else
    p = normalTail(-(x - mu) ./ sigma);
end
p(unknown) = NaN;
end
