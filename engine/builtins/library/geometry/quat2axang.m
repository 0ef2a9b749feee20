% SPDX-License-Identifier: Apache-2.0
function a = quat2axang(q)
% Axes and angles in radians, one a row: [x y z angle], of quaternions with the real part first. The
% axis is z where the angle is 0.
% Example: a = quat2axang([cos(pi/4) 0 0 sin(pi/4)])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = checkedRows('quat2axang', q, 4);
q = q./sqrt(sum(q.^2, 2));
side = sqrt(sum(q(:, 2:4).^2, 2));
a = [q(:, 2:4)./side, 2*atan2(side, q(:, 1))];
still = side < 10*eps(class(q));
a(still, :) = repmat([0 0 1 0], nnz(still), 1);
back = a(:, 4) > pi;
a(back, :) = [-a(back, 1:3), 2*pi - a(back, 4)];
end
