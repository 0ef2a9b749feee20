% SPDX-License-Identifier: Apache-2.0
function [m, v] = normstat(mu, sigma)
% Mean and variance of the normal distribution; parameters mu, sigma.
[refused, mu, sigma] = distributionInputs('norm', 'stat', {}, {mu, sigma});
m = mu;
v = sigma.^2;
m(refused) = NaN;
v(refused) = NaN;
end
