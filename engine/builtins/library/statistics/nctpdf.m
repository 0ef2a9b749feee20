% SPDX-License-Identifier: Apache-2.0
function p = nctpdf(x, v, delta)
% Density of the noncentral t distribution with v degrees of freedom and noncentrality delta.
% Example: p = nctpdf(1, 8, 0.5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, v, delta] = sameSizes(x, v, delta);
p = v./x.*(nctcdf(x.*sqrt((v + 2)./v), v + 2, delta) - nctcdf(x, v, delta));
zero = abs(x) < 1e-6;
p(zero) = exp(-delta(zero).^2/2 + gammaln((v(zero) + 1)/2) - gammaln(v(zero)/2))./sqrt(pi*v(zero));
end
