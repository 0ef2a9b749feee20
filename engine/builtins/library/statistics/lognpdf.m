% SPDX-License-Identifier: Apache-2.0
function y = lognpdf(x, mu, sigma)
% Density of the lognormal distribution at x;
% parameters mu (0), sigma (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mu = 0; end
if nargin < 3, sigma = 1; end
[x, mu, sigma] = distributionArguments('lognpdf', x, mu, sigma);
refused = ~(sigma > 0);
mu(refused) = NaN;
sigma(refused) = NaN;
unknown = isnan(x) | isnan(mu) | isnan(sigma);
x(x <= 0) = NaN;
y = exp(-0.5 * ((log(x) - mu) ./ sigma).^2) ./ (x .* sqrt(2 * pi) .* sigma);
y(isnan(x) & ~unknown) = 0;
y(unknown) = NaN;
end
