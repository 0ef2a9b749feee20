% SPDX-License-Identifier: Apache-2.0
function T = trvec2tform(t)
% Homogeneous transformations of 4 by 4, one a page, that move by vectors, one a row.
% Example: T = trvec2tform([1 2 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
t = checkedRows('trvec2tform', t, 3);
T = repmat(eye(4, 'like', t), 1, 1, size(t, 1));
T(1:3, 4, :) = reshape(t', 3, 1, []);
end
