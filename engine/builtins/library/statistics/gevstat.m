% SPDX-License-Identifier: Apache-2.0
function [m, v] = gevstat(k, sigma, mu)
% Mean and variance of the generalised extreme value distribution with shape k, scale sigma and location mu.
% Example: [m, v] = gevstat(0.2, 1, 0)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sigma = 1; end
if nargin < 3, mu = 0; end
[k, sigma, mu] = sameSizes(k, sigma, mu);
g = 0.57721566490153286;
m = mu + sigma*g;
v = sigma.^2*pi^2/6;
other = abs(k) > 1e-8;
g1 = gamma(1 - k); g2 = gamma(1 - 2*k);
m(other) = mu(other) + sigma(other).*(g1(other) - 1)./k(other);
v(other) = sigma(other).^2.*(g2(other) - g1(other).^2)./k(other).^2;
m(k >= 1) = Inf;
v(k >= 0.5) = Inf;
m(~(sigma > 0)) = NaN;
v(~(sigma > 0)) = NaN;
end
