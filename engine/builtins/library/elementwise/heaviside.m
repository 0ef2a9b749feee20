% SPDX-License-Identifier: Apache-2.0
function y = heaviside(x)
% 0 for negative numbers, 1 for positive ones, 0.5 at 0.
% Example: y = heaviside([-2 0 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = (sign(real(x)) + 1)/2;
end
