% SPDX-License-Identifier: Apache-2.0
function T = rotm2tform(R)
% Homogeneous transformations of 4 by 4, one a page, of rotation matrices.
% Example: T = rotm2tform(eye(3))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkedRotations('rotm2tform', R);
T = zeros(4, 4, size(R, 3), 'like', R);
T(1:3, 1:3, :) = R;
T(4, 4, :) = 1;
end
