% SPDX-License-Identifier: Apache-2.0
function x = nctinv(p, v, delta)
% Quantiles of the noncentral t distribution with v degrees of freedom and noncentrality delta.
% Example: x = nctinv(0.5, 8, 0.5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, v, delta] = sameSizes(p, v, delta);
x = zeros(size(p));
for i = 1:numel(p)
    x(i) = noncentralQuantile(p(i), @(t) nctcdf(t, v(i), delta(i)), -Inf, abs(delta(i)) + 1);
end
end
