% SPDX-License-Identifier: Apache-2.0
function [m, v] = ncx2stat(nu, delta)
% Mean and variance of the noncentral chi-square distribution.
% Example: [m, v] = ncx2stat(4, 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
m = nu + delta;
v = 2*(nu + 2*delta);
bad = ~(nu > 0) | ~(delta >= 0);
m(bad) = NaN;
v(bad) = NaN;
end
