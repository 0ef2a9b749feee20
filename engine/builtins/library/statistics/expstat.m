% SPDX-License-Identifier: Apache-2.0
function [m, v] = expstat(mu)
% Mean and variance of the exponential distribution; parameters mu.
[refused, mu] = distributionInputs('exp', 'stat', {}, {mu});
m = mu;
v = mu.^2;
m(refused) = NaN;
v(refused) = NaN;
end
