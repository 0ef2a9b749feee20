% SPDX-License-Identifier: Apache-2.0
function p = chi2cdf(x, varargin)
% Cumulative probability of the chi-square distribution up to x; 'upper' gives that above x;
% parameters v.
[upper, given] = upperTail(varargin);
[unknown, x, v] = distributionInputs('chi2', 'cdf', {x}, given);
if upper
    p = gammainc(max(x, 0) / 2, v / 2, 'upper');
else
    p = gammainc(max(x, 0) / 2, v / 2);
end
p(unknown) = NaN;
end
