% SPDX-License-Identifier: Apache-2.0
function y = gevpdf(x, k, sigma, mu)
% Density of the generalized extreme value distribution at x;
% parameters k (0), sigma (1), mu (0).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, k = 0; end
if nargin < 3, sigma = 1; end
if nargin < 4, mu = 0; end
[x, k, sigma, mu] = distributionArguments('gevpdf', x, k, sigma, mu);
refused = ~(sigma > 0);
k(refused) = NaN;
sigma(refused) = NaN;
mu(refused) = NaN;
unknown = isnan(x) | isnan(k) | isnan(sigma) | isnan(mu);
z = (x - mu) ./ sigma;
t = max(1 + k .* z, 0).^(-1 ./ k);
t(k == 0) = exp(-z(k == 0));
y = t.^(k + 1) .* exp(-t) ./ sigma;
y(1 + k .* z <= 0) = 0;
y(unknown) = NaN;
end
