% SPDX-License-Identifier: Apache-2.0
function [m, v] = lognstat(mu, sigma)
% Mean and variance of the lognormal distribution; parameters mu, sigma.
[refused, mu, sigma] = distributionInputs('logn', 'stat', {}, {mu, sigma});
m = exp(mu + sigma.^2 / 2);
v = exp(2 * mu + sigma.^2) .* expm1(sigma.^2);
m(refused) = NaN;
v(refused) = NaN;
end
