% SPDX-License-Identifier: Apache-2.0
function [m, v] = normstat(mu, sigma)
% Mean and variance of the normal distribution; parameters mu, sigma.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[mu, sigma] = distributionArguments('normstat', mu, sigma);
refused = ~(sigma > 0);
m = mu;
v = sigma.^2;
m(refused) = NaN;
v(refused) = NaN;
end
