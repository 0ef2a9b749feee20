% SPDX-License-Identifier: Apache-2.0
function x = gevinv(p, k, sigma, mu)
% Quantile of the generalized extreme value distribution for the probability p;
% parameters k (0), sigma (1), mu (0).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, k = 0; end
if nargin < 3, sigma = 1; end
if nargin < 4, mu = 0; end
[p, k, sigma, mu] = distributionArguments('gevinv', p, k, sigma, mu);
p(p < 0 | p > 1) = NaN;
refused = ~(sigma > 0);
k(refused) = NaN;
sigma(refused) = NaN;
mu(refused) = NaN;
unknown = isnan(p) | isnan(k) | isnan(sigma) | isnan(mu);
l = -log(p);
z = (l.^(-k) - 1) ./ k;
z(k == 0) = -log(l(k == 0));
x = mu + sigma .* z;
x(unknown) = NaN;
end
