% SPDX-License-Identifier: Apache-2.0
function y = lognpdf(x, varargin)
% Density of the lognormal distribution at x;
% parameters mu (0), sigma (1).
[unknown, x, mu, sigma] = distributionInputs('logn', 'pdf', {x}, varargin);
x(x <= 0) = NaN;
y = exp(-0.5 * ((log(x) - mu) ./ sigma).^2) ./ (x .* sqrt(2 * pi) .* sigma);
y(isnan(x) & ~unknown) = 0;
y(unknown) = NaN;
end
