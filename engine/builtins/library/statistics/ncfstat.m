% SPDX-License-Identifier: Apache-2.0
function [m, v] = ncfstat(v1, v2, delta)
% Mean and variance of the noncentral F distribution; NaN where there is none.
% Example: [m, v] = ncfstat(3, 10, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[v1, v2, delta] = sameSizes(v1, v2, delta);
m = v2.*(v1 + delta)./(v1.*(v2 - 2));
v = 2*(v2./v1).^2.*((v1 + delta).^2 + (v1 + 2*delta).*(v2 - 2))./((v2 - 2).^2.*(v2 - 4));
m(~(v2 > 2)) = NaN;
v(~(v2 > 4)) = NaN;
end
