% SPDX-License-Identifier: Apache-2.0
function q = axang2quat(a)
% Quaternions, one a row with the real part first, of axes and angles in radians: [x y z angle].
% Example: q = axang2quat([0 0 2 pi/2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = checkedRows('axang2quat', a, 4);
v = a(:, 1:3)./sqrt(sum(a(:, 1:3).^2, 2));
q = [cos(a(:, 4)/2), v.*sin(a(:, 4)/2)];
end
