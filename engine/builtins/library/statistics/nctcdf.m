% SPDX-License-Identifier: Apache-2.0
function p = nctcdf(x, v, delta)
% Cumulative probabilities of the noncentral t distribution with v degrees of freedom and noncentrality delta (R. V. Lenth, AS 243, 1989).
% Example: p = nctcdf(1, 8, 0.5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, v, delta] = sameSizes(x, v, delta);
p = zeros(size(x));
for i = 1:numel(x)
    t = x(i); d = delta(i);
    turned = t < 0;
    if turned, t = -t; d = -d; end
    y = t^2/(v(i) + t^2);
    if isinf(t), y = 1; end
    [k, weights] = poissonWeights(d^2/2);
    q = d/sqrt(2)*exp(-d^2/2 + k*log(max(d^2/2, realmin)) - gammaln(k + 1.5));
    if d == 0, q = 0*k; end
    value = normcdf(-d) + sum(weights.*betainc(y, k + 0.5, v(i)/2) + q.*betainc(y, k + 1, v(i)/2))/2;
    if turned, value = 1 - value; end
    p(i) = min(max(value, 0), 1);
end
p(isnan(x) | ~(v > 0) | isnan(delta)) = NaN;
end
