% SPDX-License-Identifier: Apache-2.0
function [m, v] = evstat(mu, sigma)
% Mean and variance of the extreme value (smallest) distribution; parameters mu, sigma.
[refused, mu, sigma] = distributionInputs('ev', 'stat', {}, {mu, sigma});
m = mu - 0.57721566490153286 * sigma;
v = (pi * sigma).^2 / 6;
m(refused) = NaN;
v(refused) = NaN;
end
