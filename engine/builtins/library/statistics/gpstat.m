% SPDX-License-Identifier: Apache-2.0
function [m, v] = gpstat(k, sigma, theta)
% Mean and variance of the generalised Pareto distribution with shape k, scale sigma and threshold theta.
% Example: [m, v] = gpstat(0.2, 1, 0)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sigma = 1; end
if nargin < 3, theta = 0; end
[k, sigma, theta] = sameSizes(k, sigma, theta);
m = theta + sigma./(1 - k);
v = sigma.^2./((1 - k).^2.*(1 - 2*k));
m(k >= 1) = Inf;
v(k >= 0.5) = Inf;
m(~(sigma > 0)) = NaN;
v(~(sigma > 0)) = NaN;
end
