% SPDX-License-Identifier: Apache-2.0
function p = geocdf(x, varargin)
% Cumulative probability of the geometric distribution up to x; 'upper' gives that above x;
% parameter q.
[upper, given] = upperTail(varargin);
[unknown, x, q] = distributionInputs('geo', 'cdf', {x}, given);
if upper
    k = max(floor(x), -1) + 1;
    l = k .* log1p(-q);
    l(k == 0) = 0;
    p = exp(l);
else
    k = max(floor(x), -1) + 1;
    l = k .* log1p(-q);
    l(k == 0) = 0;
    p = abs(expm1(l));
end
p(unknown) = NaN;
end
