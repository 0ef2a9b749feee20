% SPDX-License-Identifier: Apache-2.0
function eul = rotm2eul(R, sequence)
% Euler angles in radians, one rotation a row, of rotation matrices, one a page; the axes in order,
% 'ZYX' unless said. The first angle is 0 where only the sum of the first and the third is known.
% Example: eul = rotm2eul([0 -1 0; 1 0 0; 0 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sequence = 'ZYX'; end
checkedRotations('rotm2eul', R);
axes = rotationAxes('rotm2eul', sequence);
i = axes(1); j = axes(2); k = axes(3);
at = @(row, column) reshape(R(row, column, :), [], 1);
if i ~= k
    s = 1;
    if mod(j - i, 3) ~= 1, s = -1; end
    side = hypot(at(i, i), at(i, j));
    eul = [atan2(-s*at(j, k), at(k, k)), atan2(s*at(i, k), side), atan2(-s*at(i, j), at(i, i))];
    third = atan2(s*at(j, i), at(j, j));
else
    l = 6 - i - j;
    s = 1;
    if mod(j - i, 3) ~= 1, s = -1; end
    side = hypot(at(i, j), at(i, l));
    eul = [atan2(at(j, i), -s*at(l, i)), atan2(side, at(i, i)), atan2(at(i, j), s*at(i, l))];
    third = atan2(-s*at(j, l), at(j, j));
end
lost = side < 10*eps(class(R));
eul(lost, 1) = 0;
eul(lost, 3) = third(lost, 1);
end
