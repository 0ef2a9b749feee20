% SPDX-License-Identifier: Apache-2.0
function x = gpinv(p, k, sigma, theta)
% Quantile of the generalized Pareto distribution for the probability p;
% parameters k (0), sigma (1), theta (0).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, k = 0; end
if nargin < 3, sigma = 1; end
if nargin < 4, theta = 0; end
[p, k, sigma, theta] = distributionArguments('gpinv', p, k, sigma, theta);
p(p < 0 | p > 1) = NaN;
refused = ~(sigma > 0);
k(refused) = NaN;
sigma(refused) = NaN;
theta(refused) = NaN;
unknown = isnan(p) | isnan(k) | isnan(sigma) | isnan(theta);
z = expm1(-k .* log1p(-p)) ./ k;
z(k == 0) = -log1p(-p(k == 0));
x = theta + sigma .* z;
x(unknown) = NaN;
end
