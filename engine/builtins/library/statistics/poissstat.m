% SPDX-License-Identifier: Apache-2.0
function [m, v] = poissstat(lambda)
% Mean and variance of the Poisson distribution; parameters lambda.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
lambda = distributionArguments('poissstat', lambda);
refused = ~(lambda >= 0);
m = lambda;
v = lambda;
m(refused) = NaN;
v(refused) = NaN;
end
