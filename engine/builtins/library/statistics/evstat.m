% SPDX-License-Identifier: Apache-2.0
function [m, v] = evstat(mu, sigma)
% Mean and variance of the extreme value (smallest) distribution; parameters mu, sigma.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[mu, sigma] = distributionArguments('evstat', mu, sigma);
refused = ~(sigma > 0);
m = mu - 0.57721566490153286 * sigma;
v = (pi * sigma).^2 / 6;
m(refused) = NaN;
v(refused) = NaN;
end
