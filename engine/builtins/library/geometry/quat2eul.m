% SPDX-License-Identifier: Apache-2.0
function eul = quat2eul(q, sequence)
% Euler angles in radians, one rotation a row, of quaternions with the real part first; the axes in
% order, 'ZYX' unless said.
% Example: eul = quat2eul([cos(pi/4) 0 0 sin(pi/4)])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sequence = 'ZYX'; end
eul = rotm2eul(quat2rotm(checkedRows('quat2eul', q, 4)), sequence);
end
