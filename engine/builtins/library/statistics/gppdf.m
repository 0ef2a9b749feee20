% SPDX-License-Identifier: Apache-2.0
function y = gppdf(x, k, sigma, theta)
% Density of the generalized Pareto distribution at x;
% parameters k (0), sigma (1), theta (0).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, k = 0; end
if nargin < 3, sigma = 1; end
if nargin < 4, theta = 0; end
[x, k, sigma, theta] = distributionArguments('gppdf', x, k, sigma, theta);
refused = ~(sigma > 0);
k(refused) = NaN;
sigma(refused) = NaN;
theta(refused) = NaN;
unknown = isnan(x) | isnan(k) | isnan(sigma) | isnan(theta);
z = (x - theta) ./ sigma;
t = max(1 + k .* z, 0);
y = t.^(-1 ./ k - 1) ./ sigma;
y(k == 0) = exp(-z(k == 0)) ./ sigma(k == 0);
y(z < 0 | t <= 0) = 0;
y(unknown) = NaN;
end
