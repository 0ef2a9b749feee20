% SPDX-License-Identifier: Apache-2.0
function [m, v] = poissstat(lambda)
% Mean and variance of the Poisson distribution; parameters lambda.
[refused, lambda] = distributionInputs('poiss', 'stat', {}, {lambda});
m = lambda;
v = lambda;
m(refused) = NaN;
v(refused) = NaN;
end
