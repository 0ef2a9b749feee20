% SPDX-License-Identifier: Apache-2.0
function p = fcdf(x, varargin)
% Cumulative probability of the F distribution up to x; 'upper' gives that above x;
% parameters v1, v2.
[upper, given] = upperTail(varargin);
[unknown, x, v1, v2] = distributionInputs('f', 'cdf', {x}, given);
if upper
    x = max(x, 0);
    p = betainc(v2 ./ (v2 + v1 .* x), v2 / 2, v1 / 2);
else
    x = max(x, 0);
    z = v1 .* x;
    q = z ./ (z + v2);
    q(x == Inf) = 1;
    p = betainc(q, v1 / 2, v2 / 2);
end
p(unknown) = NaN;
end
