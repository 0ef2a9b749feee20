% SPDX-License-Identifier: Apache-2.0
function a = wrapTo2Pi(a)
% Angles in radians taken to 0 to 2*pi; positive multiples of 2*pi become 2*pi.
% Example: a = wrapTo2Pi([-1 0 7 2*pi])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
positive = a > 0;
a = mod(a, 2*pi);
a(a == 0 & positive) = 2*pi;
end
