% SPDX-License-Identifier: Apache-2.0
function p = betacdf(x, varargin)
% Cumulative probability of the beta distribution up to x; 'upper' gives that above x;
% parameters a, b.
[upper, given] = upperTail(varargin);
[unknown, x, a, b] = distributionInputs('beta', 'cdf', {x}, given);
if upper
    p = betainc(min(max(x, 0), 1), a, b, 'upper');
else
    p = betainc(min(max(x, 0), 1), a, b);
end
p(unknown) = NaN;
end
