% SPDX-License-Identifier: Apache-2.0
function y = binomialTerm(x, n, p, q)
% n over x times p^x*q^(n - x), 0 <= x <= n, p + q = 1; x and n need not be whole (Loader 2000).
inner = x > 0 & x < n;
k = x;
k(~inner) = 1;
m = n;
m(~inner) = 2;
l = stirlingError(m) - stirlingError(k) - stirlingError(m - k) ...
    - binomialDeviance(k, m.*p) - binomialDeviance(m - k, m.*q);
y = exp(l).*sqrt(m./(2*pi*k.*(m - k)));
y(inner & (p == 0 | q == 0)) = 0;
none = x == 0;
a = n.*log1p(-p);
a(p > 0.5) = n(p > 0.5).*log(q(p > 0.5));
y(none) = exp(a(none));
all = x == n;
a = n.*log1p(-q);
a(q > 0.5) = n(q > 0.5).*log(p(q > 0.5));
y(all) = exp(a(all));
y(n == 0) = 1;
end
