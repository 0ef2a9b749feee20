% SPDX-License-Identifier: Apache-2.0
function [m, v] = lognstat(mu, sigma)
% Mean and variance of the lognormal distribution; parameters mu, sigma.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[mu, sigma] = distributionArguments('lognstat', mu, sigma);
refused = ~(sigma > 0);
m = exp(mu + sigma.^2 / 2);
v = exp(2 * mu + sigma.^2) .* expm1(sigma.^2);
m(refused) = NaN;
v(refused) = NaN;
end
