% SPDX-License-Identifier: Apache-2.0
function p = unidcdf(x, varargin)
% Cumulative probability of the discrete uniform distribution up to x; 'upper' gives that above x;
% parameters n.
[upper, given] = upperTail(varargin);
[unknown, x, n] = distributionInputs('unid', 'cdf', {x}, given);
if upper
    p = min(max(1 - floor(x) ./ n, 0), 1);
else
    p = min(max(floor(x) ./ n, 0), 1);
end
p(unknown) = NaN;
end
