% SPDX-License-Identifier: Apache-2.0
function p = gpcdf(x, varargin)
% Cumulative probability of the generalized Pareto distribution up to x; 'upper' gives that above x;
% parameters k (0), sigma (1), theta (0).
[upper, given] = upperTail(varargin);
[unknown, x, k, sigma, theta] = distributionInputs('gp', 'cdf', {x}, given);
if upper
    z = max((x - theta) ./ sigma, 0);
    q = exp(-log1p(max(k .* z, -1)) ./ k);
    q(k == 0) = exp(-z(k == 0));
    p = q;
else
    z = max((x - theta) ./ sigma, 0);
    q = -expm1(-log1p(max(k .* z, -1)) ./ k);
    q(k == 0) = -expm1(-z(k == 0));
    p = q;
end
p(unknown) = NaN;
end
