% SPDX-License-Identifier: Apache-2.0
function a = wrapTo360(a)
% Angles in degrees taken to 0 to 360; positive multiples of 360 become 360.
% Example: a = wrapTo360([-10 0 370 720])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
positive = a > 0;
a = mod(a, 360);
a(a == 0 & positive) = 360;
end
