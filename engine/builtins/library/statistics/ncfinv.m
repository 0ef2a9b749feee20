% SPDX-License-Identifier: Apache-2.0
function x = ncfinv(p, v1, v2, delta)
% Quantiles of the noncentral F distribution with v1 and v2 degrees of freedom and noncentrality delta.
% Example: x = ncfinv(0.5, 3, 8, 1)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, v1, v2, delta] = sameSizes(p, v1, v2, delta);
x = zeros(size(p));
for i = 1:numel(p)
    x(i) = noncentralQuantile(p(i), @(t) ncfcdf(t, v1(i), v2(i), delta(i)), 0, 1 + delta(i)/v1(i));
end
end
