% SPDX-License-Identifier: Apache-2.0
function x = gpinv(p, varargin)
% Quantile of the generalized Pareto distribution for the probability p;
% parameters k (0), sigma (1), theta (0).
[unknown, p, k, sigma, theta] = distributionInputs('gp', 'inv', {p}, varargin);
z = expm1(-k .* log1p(-p)) ./ k;
z(k == 0) = -log1p(-p(k == 0));
x = theta + sigma .* z;
x(unknown) = NaN;
end
