% SPDX-License-Identifier: Apache-2.0
function R = tform2rotm(T)
% The rotation matrices of homogeneous transformations, one a page.
% Example: R = tform2rotm(eye(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(T) || size(T, 1) ~= 4 || size(T, 2) ~= 4
    error('MATLAB:tform2rotm:incorrectSize', 'Expected input to be of size 4x4xN.');
end
R = T(1:3, 1:3, :)./T(4, 4, :);
end
