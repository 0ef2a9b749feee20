% SPDX-License-Identifier: Apache-2.0
function p = ncfcdf(x, v1, v2, delta)
% Cumulative probabilities of the noncentral F distribution with v1 and v2 degrees of freedom and noncentrality delta.
% Example: p = ncfcdf(2, 3, 10, 1.5)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, v1, v2, delta] = sameSizes(x, v1, v2, delta);
p = zeros(size(x));
for i = 1:numel(x)
    [k, weights] = poissonWeights(delta(i)/2);
    t = max(x(i), 0)*v1(i);
    p(i) = sum(weights.*betainc(t/(v2(i) + t), v1(i)/2 + k, v2(i)/2));
end
p(isnan(x) | ~(v1 > 0) | ~(v2 > 0) | ~(delta >= 0)) = NaN;
end
