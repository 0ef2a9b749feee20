% SPDX-License-Identifier: Apache-2.0
function [m, v] = nctstat(nu, delta)
% Mean and variance of the noncentral t distribution; NaN where there is none.
% Example: [m, v] = nctstat(10, 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[nu, delta] = sameSizes(nu, delta);
m = delta.*sqrt(nu/2).*exp(gammaln((nu - 1)/2) - gammaln(nu/2));
v = nu./(nu - 2).*(1 + delta.^2) - m.^2;
m(~(nu > 1)) = NaN;
v(~(nu > 2)) = NaN;
end
