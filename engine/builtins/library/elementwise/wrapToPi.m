% SPDX-License-Identifier: Apache-2.0
function a = wrapToPi(a)
% Angles in radians taken to -pi to pi; odd multiples of pi keep their sign.
% Example: a = wrapToPi([4 pi -pi 7])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
out = a < -pi | a > pi;
if any(out, 'all'), a(out) = wrapTo2Pi(a(out) + pi) - pi; end
end
