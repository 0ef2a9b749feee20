% SPDX-License-Identifier: Apache-2.0
function [d, dl] = deviance(x, mu, mul)
% x*log(x/mu) + mu - x of x > 0 and mu + mul, as a sum (Loader 2000): densities are exponentials of
% it. By a series where the terms cancel, else with the logarithm as a sum.
[h, hl] = exactSum(x, -mu);
hl = hl - mul;
[l, ll] = logOfQuotient(x, 0, mu, mul);
[p, pl] = exactProduct(x, l);
[d, dl] = exactSum(p, -h);
dl = dl + ((pl + x.*ll) - hl);
[s, sl] = exactSum(x, mu);
[t, tl] = exactProduct(h, h);
[q, ql] = exactQuotient(t, tl + 2*h.*hl, s, sl + mul);
v = h./s;
w = v.*v;
near = abs(v) < 0.02 & s < 1e140;
more = 2*(x.*v).*w.*(1/3 + w.*(1/5 + w.*(1/7 + w/9)));
[e, el] = exactSum(q, more);
d(near) = e(near);
dl(near) = el(near) + ql(near);
dl(~isfinite(d) | ~isfinite(dl)) = 0;
end
