% SPDX-License-Identifier: Apache-2.0
function y = binomialTerm(x, r, p, pl, q, ql)
% x + r over x times p^x*q^r, where p + pl and q + ql are probabilities that add up to 1; x and r need not be
% whole (C. Loader, "Fast and accurate computation of binomial probabilities", 2000).
none = x == 0;
all = r == 0;
inner = ~(none | all);
k = x;
k(~inner) = 1;
m = r;
m(~inner) = 1;
[n, nl] = exactSum(k, m);
[a, al] = binomialPart(k, n, nl, p, pl);
[b, bl] = binomialPart(m, n, nl, q, ql);
[d, dl] = exactSum(a, b);
[h, hl] = exactSum(stirlingError(n) - stirlingError(k) - stirlingError(m), -d);
y = exponentialOfSum(h, hl - (dl + al + bl)).*sqrt(n./(2*pi*k.*m));
y(inner & (p == 0 | q == 0)) = 0;
e = powerOfSum(r, q, ql);
y(none) = e(none);
e = powerOfSum(x, p, pl);
y(all) = e(all);
end

function [d, dl] = binomialPart(k, n, nl, p, pl)
[mu, e] = exactProduct(n, p);
[d, dl] = deviance(k, mu, e + n.*pl + nl.*p);
end
