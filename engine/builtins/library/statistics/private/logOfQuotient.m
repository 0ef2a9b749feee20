% SPDX-License-Identifier: Apache-2.0
function [hi, lo] = logOfQuotient(n, nl, d, dl)
% log((n + nl)./(d + dl)) as a sum, with about 65 bits; n, d > 0, nl and dl below their last digits.
% As vt_log_accurate of the kernels: the quotient is 2^k*m, log(m) = 2*atanh(s), s = (m - 1)/(m + 1).
[q, rest] = exactQuotient(n, nl, d, dl);
rest = rest./q;
k = round(log2(q));
usual = q >= 1e-300 & q <= 1e300;
rest(~usual) = 0;
k(~usual) = 0;
m = q./pow2(k);
m(~usual) = 1;
f = m - 1;
dh = 2 + f;
dl = (2 - dh) + f;
[s, sl] = exactQuotient(f, 0, dh, dl);
[z, zl] = exactProduct(s, s);
zl = zl + 2*(s.*sl);
p = 0.13262366971943728711*z + 0.13248910264101074197;
p = p.*z + 0.15387144030135413431;
p = p.*z + 0.18181774454742144487;
p = p.*z + 0.22222222661818916145;
p = p.*z + 0.28571428568986995122;
p = p.*z + 0.40000000000006552536;
[c, cl] = exactProduct(z, 0.66666666666666662966);
cl = cl + (zl*0.66666666666666662966 - z*2.3064264000984505031e-17 + z.*z.*p);
[t, tl] = exactProduct(s, c);
tl = tl + (s.*cl + sl.*c);
kh = k*0.69314718055989033019;
a = kh + 2*s;
b = a + t;
low = (2*s - (a - kh)) + ((t - (b - a)) + (k*5.4979230187083711552e-14 + (2*sl + tl)) + rest);
hi = b + low;
lo = low - (hi - b);
far = log(q);
hi(~usual) = far(~usual);
lo(~usual) = 0;
end
