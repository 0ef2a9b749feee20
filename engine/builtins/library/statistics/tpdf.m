% SPDX-License-Identifier: Apache-2.0
function y = tpdf(x, varargin)
% Density of the Student's t distribution at x;
% parameters v.
[unknown, x, v] = distributionInputs('t', 'pdf', {x}, varargin);
h = min(v, realmax) / 2;
[d, dl] = deviance(h, h + 0.5, 0);
c = stirlingError(h + 0.5) - stirlingError(h) - d;
% (v + 1)/2 times log(1 + x^2/v), of x^2/v alone where x^2 would overflow.
far = abs(x) > 1e140;
[s, e] = exactProduct(x, x);
[n, nl] = exactSum(s, v);
nl = nl + e;
n(far) = abs(x(far));
nl(far) = 0;
w = v;
w(far) = sqrt(v(far));
[l, ll] = logOfQuotient(n, nl, w, 0);
l(far) = 2*l(far);
ll(far) = 2*ll(far);
[w, wl] = exactSum(v / 2, 0.5);
[t, tl] = exactProduct(w, l);
[t, e] = exactSum(c, -t);
y = exponentialOfSum(t, e - (dl + tl + w .* ll + wl .* l)) / sqrt(2 * pi);
wide = isinf(v);
e = bellOfQuotient(x, 0, 1) / sqrt(2 * pi);
y(wide) = e(wide);
y(isinf(x)) = 0;
y(unknown) = NaN;
end
