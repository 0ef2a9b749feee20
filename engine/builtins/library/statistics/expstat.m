% SPDX-License-Identifier: Apache-2.0
function [m, v] = expstat(mu)
% Mean and variance of the exponential distribution; parameters mu.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mu = distributionArguments('expstat', mu);
refused = ~(mu > 0);
m = mu;
v = mu.^2;
m(refused) = NaN;
v(refused) = NaN;
end
