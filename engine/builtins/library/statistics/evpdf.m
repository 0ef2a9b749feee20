% SPDX-License-Identifier: Apache-2.0
function y = evpdf(x, varargin)
% Density of the extreme value (smallest) distribution at x;
% parameters mu (0), sigma (1).
[unknown, x, mu, sigma] = distributionInputs('ev', 'pdf', {x}, varargin);
[d, dl] = exactSum(x, -mu);
[z, zl] = exactQuotient(d, dl, sigma, 0);
t = exp(z);
% The last digits of the exponent t, by its logarithm.
[m, ml] = logOfQuotient(t, 0, 1, 0);
tl = t .* (((z - m) - ml) + zl);
tl(~isfinite(tl)) = 0;
[h, hl] = exactSum(z, -t);
y = exponentialOfSum(h, hl + zl - tl) ./ sigma;
y(t > 1e3) = 0;
y(unknown) = NaN;
end
