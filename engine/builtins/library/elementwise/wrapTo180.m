% SPDX-License-Identifier: Apache-2.0
function a = wrapTo180(a)
% Angles in degrees taken to -180 to 180; odd multiples of 180 keep their sign.
% Example: a = wrapTo180([190 180 -180 -540 370])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
out = a < -180 | a > 180;
if any(out, 'all'), a(out) = wrapTo360(a(out) + 180) - 180; end
end
