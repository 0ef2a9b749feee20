% SPDX-License-Identifier: Apache-2.0
function y = powerOfSum(n, p, pl)
% (p + pl).^n of 0 <= p <= 1; 1 for n = 0.
[l, ll] = logOfQuotient(p, pl, 1, 0);
[h, e] = exactProduct(n, l);
e = e + n.*ll;
e(~isfinite(h)) = 0;
y = exponentialOfSum(h, e);
y(n == 0) = 1;
end
