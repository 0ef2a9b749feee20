% SPDX-License-Identifier: Apache-2.0
function y = normpdf(x, mu, sigma)
% Density of the normal distribution at x;
% parameters mu (0), sigma (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mu = 0; end
if nargin < 3, sigma = 1; end
[x, mu, sigma] = distributionArguments('normpdf', x, mu, sigma);
refused = ~(sigma > 0);
mu(refused) = NaN;
sigma(refused) = NaN;
unknown = isnan(x) | isnan(mu) | isnan(sigma);
y = exp(-0.5 * ((x - mu) ./ sigma).^2) ./ (sqrt(2 * pi) * sigma);
y(unknown) = NaN;
end
