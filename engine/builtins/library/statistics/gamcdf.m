% SPDX-License-Identifier: Apache-2.0
function p = gamcdf(x, varargin)
% Cumulative probability of the gamma distribution up to x; 'upper' gives that above x;
% parameters a, b (1).
[upper, given] = upperTail(varargin);
[unknown, x, a, b] = distributionInputs('gam', 'cdf', {x}, given);
if upper
    p = gammainc(max(x, 0) ./ b, a, 'upper');
else
    p = gammainc(max(x, 0) ./ b, a);
end
p(unknown) = NaN;
end
