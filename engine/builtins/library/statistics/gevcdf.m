% SPDX-License-Identifier: Apache-2.0
function p = gevcdf(x, varargin)
% Cumulative probability of the generalized extreme value distribution up to x; 'upper' gives that above x;
% parameters k (0), sigma (1), mu (0).
[upper, given] = upperTail(varargin);
[unknown, x, k, sigma, mu] = distributionInputs('gev', 'cdf', {x}, given);
if upper
    z = (x - mu) ./ sigma;
    t = max(1 + k .* z, 0).^(-1 ./ k);
    t(k == 0) = exp(-z(k == 0));
    p = -expm1(-t);
else
    z = (x - mu) ./ sigma;
    t = max(1 + k .* z, 0).^(-1 ./ k);
    t(k == 0) = exp(-z(k == 0));
    p = exp(-t);
end
p(unknown) = NaN;
end
