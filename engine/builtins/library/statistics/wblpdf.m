% SPDX-License-Identifier: Apache-2.0
function y = wblpdf(x, varargin)
% Density of the Weibull distribution at x;
% parameters a (1), b (1).
[unknown, x, a, b] = distributionInputs('wbl', 'pdf', {x}, varargin);
z = max(x, 0);
t = (z ./ a).^b;
% The last digits of the exponent t, by its logarithm.
[l, ll] = logOfQuotient(z, 0, a, 0);
[h, e] = exactProduct(b, l);
[m, ml] = logOfQuotient(t, 0, 1, 0);
tl = t .* (((h - m) - ml) + (e + b .* ll));
tl(~isfinite(tl)) = 0;
y = b .* (t ./ z) .* exponentialOfSum(-t, -tl);
e = b ./ a .* 0.^(b - 1);
none = z == 0;
y(none) = e(none);
y(t > 760) = 0;
y(x < 0) = 0;
y(unknown) = NaN;
end
