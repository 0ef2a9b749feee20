% SPDX-License-Identifier: Apache-2.0
function x = noncentralQuantile(p, cdf, low, start)
% The x from `low` on at which a cumulative function of one number is p: a bracket that is doubled, then fzero.
if isnan(p) || p < 0 || p > 1, x = NaN; return, end
if p == 1, x = Inf; return, end
if p == 0, x = low; return, end
high = start;
while cdf(high) < p, high = 2*high + 1; end
a = low;
if isinf(low)
    a = -abs(start) - 1;
    while cdf(a) > p, a = 2*a; end
end
x = fzero(@(t) cdf(t) - p, [a, high], optimset('TolX', 1e-14));
end
