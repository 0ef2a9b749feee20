% SPDX-License-Identifier: Apache-2.0
function p = fcdf(x, varargin)
% Cumulative probability of the F distribution up to x; 'upper' gives that above x;
% parameters v1, v2.
[upper, given] = upperTail(varargin);
[unknown, x, v1, v2] = distributionInputs('f', 'cdf', {x}, given);
z = v1 .* max(x, 0);
both = z + v2;
% By the part that is at most a half, of which no digits are lost.
small = z <= v2;
tails = {'lower', 'upper'};
p = betainc(v2 ./ both, v2 / 2, v1 / 2, tails{2 - upper});
q = betainc(z ./ both, v1 / 2, v2 / 2, tails{1 + upper});
p(small) = q(small);
p(x == Inf) = ~upper;
p(unknown) = NaN;
end
