% SPDX-License-Identifier: Apache-2.0
function [p, e] = exactProduct(a, b)
% a.*b of doubles as the sum of p, the rounded product, and e (T. J. Dekker, 1971); below 1e300.
p = a.*b;
t = 134217729*a;
ah = t - (t - a);
al = a - ah;
t = 134217729*b;
bh = t - (t - b);
bl = b - bh;
e = ((ah.*bh - p) + ah.*bl + al.*bh) + al.*bl;
end
