% SPDX-License-Identifier: Apache-2.0
function y = lognpdf(x, varargin)
% Density of the lognormal distribution at x;
% parameters mu (0), sigma (1).
[unknown, x, mu, sigma] = distributionInputs('logn', 'pdf', {x}, varargin);
x(x <= 0) = NaN;
[l, ll] = logOfQuotient(x, 0, 1, 0);
[d, dl] = exactSum(l, -mu);
y = bellOfQuotient(d, dl + ll, sigma) ./ (x .* sqrt(2 * pi) .* sigma);
y(isnan(x) & ~unknown) = 0;
y(unknown) = NaN;
end
