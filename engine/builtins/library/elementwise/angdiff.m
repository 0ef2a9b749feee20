% SPDX-License-Identifier: Apache-2.0
function d = angdiff(a, b)
% Differences b - a of angles in radians, from -pi to pi; angdiff(a) of neighbours along the first
% dimension that is not 1.
% Example: d = angdiff(3, -3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, d = diff(a); else, d = b - a; end
d = mod(d + pi, 2*pi) - pi;
end
