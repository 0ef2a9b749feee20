% SPDX-License-Identifier: Apache-2.0
function y = evpdf(x, mu, sigma)
% Density of the extreme value (smallest) distribution at x;
% parameters mu (0), sigma (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mu = 0; end
if nargin < 3, sigma = 1; end
[x, mu, sigma] = distributionArguments('evpdf', x, mu, sigma);
refused = ~(sigma > 0);
mu(refused) = NaN;
sigma(refused) = NaN;
unknown = isnan(x) | isnan(mu) | isnan(sigma);
z = (x - mu) ./ sigma;
y = exp(z - exp(z)) ./ sigma;
y(unknown) = NaN;
end
