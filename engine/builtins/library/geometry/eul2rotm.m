% SPDX-License-Identifier: Apache-2.0
function R = eul2rotm(eul, sequence)
% Rotation matrices, one a page, of Euler angles in radians, one rotation a row; the axes in order,
% 'ZYX' unless said.
% Example: R = eul2rotm([pi/2 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sequence = 'ZYX'; end
eul = checkedRows('eul2rotm', eul, 3);
axes = rotationAxes('eul2rotm', sequence);
R = axisRotation(axes(1), eul(:, 1));
R = pagemtimes(R, axisRotation(axes(2), eul(:, 2)));
R = pagemtimes(R, axisRotation(axes(3), eul(:, 3)));
end
