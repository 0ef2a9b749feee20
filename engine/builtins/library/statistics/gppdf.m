% SPDX-License-Identifier: Apache-2.0
function y = gppdf(x, varargin)
% Density of the generalized Pareto distribution at x;
% parameters k (0), sigma (1), theta (0).
[unknown, x, k, sigma, theta] = distributionInputs('gp', 'pdf', {x}, varargin);
z = (x - theta) ./ sigma;
t = max(1 + k .* z, 0);
y = t.^(-1 ./ k - 1) ./ sigma;
e = exp(-z) ./ sigma;
none = k == 0;
y(none) = e(none);
y(z < 0 | t <= 0) = 0;
y(unknown) = NaN;
end
