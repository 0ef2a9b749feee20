% SPDX-License-Identifier: Apache-2.0
function p = ncfpdf(x, v1, v2, delta)
% Density of the noncentral F distribution with v1 and v2 degrees of freedom and noncentrality delta.
% Example: p = ncfpdf(2, 3, 10, 1.5)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, v1, v2, delta] = sameSizes(x, v1, v2, delta);
p = zeros(size(x));
for i = 1:numel(x)
    if x(i) < 0, continue, end
    [k, weights] = poissonWeights(delta(i)/2);
    a = v1(i)/2 + k;
    b = v2(i)/2;
    t = x(i)*v1(i)/v2(i);
    p(i) = sum(weights.*exp((a - 1).*log(t) - (a + b).*log1p(t) - betaln(a, b)))*v1(i)/v2(i);
end
p(isnan(x) | ~(v1 > 0) | ~(v2 > 0) | ~(delta >= 0)) = NaN;
end
