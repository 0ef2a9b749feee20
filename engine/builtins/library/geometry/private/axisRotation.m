% SPDX-License-Identifier: Apache-2.0
function R = axisRotation(axis, angle)
% Pages that turn columns about one of the axes 1, 2, 3, one for each angle in radians.
j = mod(axis, 3) + 1;
k = mod(axis + 1, 3) + 1;
angle = reshape(angle, 1, 1, []);
R = zeros([3, 3, numel(angle)], 'like', angle);
R(axis, axis, :) = 1;
R(j, j, :) = cos(angle);
R(k, k, :) = cos(angle);
R(j, k, :) = -sin(angle);
R(k, j, :) = sin(angle);
end
