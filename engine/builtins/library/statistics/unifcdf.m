% SPDX-License-Identifier: Apache-2.0
function p = unifcdf(x, varargin)
% Cumulative probability of the continuous uniform distribution up to x; 'upper' gives that above x;
% parameters a (0), b (1).
[upper, given] = upperTail(varargin);
[unknown, x, a, b] = distributionInputs('unif', 'cdf', {x}, given);
if upper
    p = min(max((b - x) ./ (b - a), 0), 1);
else
    p = min(max((x - a) ./ (b - a), 0), 1);
end
p(unknown) = NaN;
end
