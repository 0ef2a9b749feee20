% SPDX-License-Identifier: Apache-2.0
function p = ncx2pdf(x, v, delta)
% Density of the noncentral chi-square distribution with v degrees of freedom and noncentrality delta.
% Example: p = ncx2pdf(3, 2, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, v, delta] = sameSizes(x, v, delta);
p = zeros(size(x));
for i = 1:numel(x)
    if x(i) < 0, continue, end
    [k, weights] = poissonWeights(delta(i)/2);
    p(i) = sum(weights.*chi2pdf(x(i), v(i) + 2*k));
end
p(isnan(x) | ~(v > 0) | ~(delta >= 0)) = NaN;
end
