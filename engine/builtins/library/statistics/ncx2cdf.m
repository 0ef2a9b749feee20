% SPDX-License-Identifier: Apache-2.0
function p = ncx2cdf(x, v, delta, upper)
% Cumulative probabilities of the noncentral chi-square distribution with v degrees of freedom and noncentrality delta, by Poisson's weights.
% Example: p = ncx2cdf(3, 2, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
tail = nargin > 3 && strcmpi(upper, 'upper');
[x, v, delta] = sameSizes(x, v, delta);
p = zeros(size(x));
for i = 1:numel(x)
    [k, weights] = poissonWeights(delta(i)/2);
    if tail, terms = gammainc(max(x(i), 0)/2, v(i)/2 + k, 'upper'); else, terms = gammainc(max(x(i), 0)/2, v(i)/2 + k); end
    p(i) = sum(weights.*terms);
end
p(isnan(x) | ~(v > 0) | ~(delta >= 0)) = NaN;
end
