% SPDX-License-Identifier: Apache-2.0
function p = kolmogorovLevel(d, n)
% The level of Kolmogorov's two-sided statistic d of n values: Marsaglia, Tsang and Wang (2003), for many values the limit.
s = d*sqrt(n);
if n > 200 && s > 0.3
    s = s + 1/(6*sqrt(n)) + (s - 1)/(4*n);
    k = 1:101;
    p = min(max(2*sum((-1).^(k - 1).*exp(-2*k.^2*s^2)), 0), 1);
    return
end
k = floor(n*d) + 1;
m = 2*k - 1;
h = k - n*d;
H = double((1:m).' - (1:m) + 1 >= 0);
for i = 1:m
    H(i, 1) = H(i, 1) - h^i;
    H(m, i) = H(m, i) - h^(m - i + 1);
end
if 2*h - 1 > 0, H(m, 1) = H(m, 1) + (2*h - 1)^m; end
gap = (1:m).' - (1:m) + 1;
H = H./gamma(max(gap, 0) + 1);
Q = H^n;
value = Q(k, k)*exp(gammaln(n + 1) - n*log(n));
p = min(max(1 - value, 0), 1);
end


