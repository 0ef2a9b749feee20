% SPDX-License-Identifier: Apache-2.0
function q = eul2quat(eul, sequence)
% Quaternions, one a row with the real part first, of Euler angles in radians; the axes in order,
% 'ZYX' unless said.
% Example: q = eul2quat([pi/2 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sequence = 'ZYX'; end
eul = checkedRows('eul2quat', eul, 3);
axes = rotationAxes('eul2quat', sequence);
q = 1;
for k = 1:3
    p = zeros(size(eul, 1), 4, 'like', eul);
    p(:, 1) = cos(eul(:, k)/2);
    p(:, 1 + axes(k)) = sin(eul(:, k)/2);
    if k == 1, q = p; else, q = quatmultiply(q, p); end
end
end
