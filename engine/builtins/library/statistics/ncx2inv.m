% SPDX-License-Identifier: Apache-2.0
function x = ncx2inv(p, v, delta)
% Quantiles of the noncentral chi-square distribution with v degrees of freedom and noncentrality delta.
% Example: x = ncx2inv(0.5, 2, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, v, delta] = sameSizes(p, v, delta);
x = zeros(size(p));
for i = 1:numel(p)
    x(i) = noncentralQuantile(p(i), @(t) ncx2cdf(t, v(i), delta(i)), 0, v(i) + delta(i));
end
end
