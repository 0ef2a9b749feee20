% SPDX-License-Identifier: Apache-2.0
function x = evinv(p, mu, sigma)
% Quantile of the extreme value (smallest) distribution for the probability p;
% parameters mu (0), sigma (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mu = 0; end
if nargin < 3, sigma = 1; end
[p, mu, sigma] = distributionArguments('evinv', p, mu, sigma);
p(p < 0 | p > 1) = NaN;
refused = ~(sigma > 0);
mu(refused) = NaN;
sigma(refused) = NaN;
unknown = isnan(p) | isnan(mu) | isnan(sigma);
x = mu + sigma .* log(-log1p(-p));
x(unknown) = NaN;
end
