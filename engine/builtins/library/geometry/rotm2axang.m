% SPDX-License-Identifier: Apache-2.0
function a = rotm2axang(R)
% Axes and angles from 0 to pi, one a row: [x y z angle], of rotation matrices, one a page. The axis is
% z where the angle is 0.
% Example: a = rotm2axang([0 -1 0; 1 0 0; 0 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkedRotations('rotm2axang', R);
a = quat2axang(rotm2quat(R));
end
