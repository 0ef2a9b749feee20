% SPDX-License-Identifier: Apache-2.0
function p = tcdf(x, varargin)
% Cumulative probability of the Student's t distribution up to x; 'upper' gives that above x;
% parameters v.
[upper, given] = upperTail(varargin);
[unknown, x, v] = distributionInputs('t', 'cdf', {x}, given);
if upper
    p = tail(x, v);
else
    p = tail(-x, v);
end
p(unknown) = NaN;
end

function p = tail(x, v)
% P(T > x): half of the incomplete beta function of what loses no digits.
near = x.^2 < v;
p = betainc(v ./ (v + x.^2), v / 2, 0.5) / 2;
s = betainc(x.^2 ./ (v + x.^2), 0.5, v / 2, 'upper') / 2;
p(near) = s(near);
p(isinf(x)) = 0;
p(x < 0) = 1 - p(x < 0);
wide = isinf(v);
p(wide) = normalTail(x(wide));
end
