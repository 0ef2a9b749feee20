% SPDX-License-Identifier: Apache-2.0
function p = raylcdf(x, varargin)
% Cumulative probability of the Rayleigh distribution up to x; 'upper' gives that above x;
% parameters b (1).
[upper, given] = upperTail(varargin);
[unknown, x, b] = distributionInputs('rayl', 'cdf', {x}, given);
if upper
    p = exp(-0.5 * (max(x, 0) ./ b).^2);
else
    p = -expm1(-0.5 * (max(x, 0) ./ b).^2);
end
p(unknown) = NaN;
end
