% SPDX-License-Identifier: Apache-2.0
function R = axang2rotm(a)
% Rotation matrices, one a page, of axes and angles in radians, one a row: [x y z angle].
% Example: R = axang2rotm([0 0 1 pi/2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
R = quat2rotm(axang2quat(checkedRows('axang2rotm', a, 4)));
end
