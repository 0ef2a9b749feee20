% SPDX-License-Identifier: Apache-2.0
function p = logncdf(x, varargin)
% Cumulative probability of the lognormal distribution up to x; 'upper' gives that above x;
% parameters mu (0), sigma (1).
[upper, given] = upperTail(varargin);
[unknown, x, mu, sigma] = distributionInputs('logn', 'cdf', {x}, given);
if upper
    p = normalTail((log(max(x, 0)) - mu) ./ sigma);
else
    p = normalTail(-(log(max(x, 0)) - mu) ./ sigma);
end
p(unknown) = NaN;
end
