% SPDX-License-Identifier: Apache-2.0
function [m, v] = poisstat(lambda)
% Mean and variance of the Poisson distribution.
% Example: [m, v] = poisstat(3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
lambda(~(lambda > 0)) = NaN;
m = lambda;
v = lambda;
end
