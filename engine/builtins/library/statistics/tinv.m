% SPDX-License-Identifier: Apache-2.0
function x = tinv(p, varargin)
% Quantile of the Student's t distribution for the probability p;
% parameters v.
[unknown, p, v] = distributionInputs('t', 'inv', {p}, varargin);
low = min(p, 1 - p);
q = betaincinv(2 * low, v / 2, 0.5);
x = sign(p - 0.5) .* sqrt(v .* (1 - q) ./ q);
near = q > 0.5;
s = betaincinv(1 - 2 * low, 0.5, v / 2);
tail = near & low < 0.25;
s(tail) = betaincinv(2 * low(tail), 0.5, v(tail) / 2, 'upper');
x(near) = sign(p(near) - 0.5) .* sqrt(v(near) .* s(near) ./ (1 - s(near)));
x(p == 0.5) = 0;
wide = isinf(v);
x(wide) = -sqrt(2) * erfcinv(2 * p(wide));
x(unknown) = NaN;
end
