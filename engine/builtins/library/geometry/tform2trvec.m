% SPDX-License-Identifier: Apache-2.0
function t = tform2trvec(T)
% The vectors, one a row, by which homogeneous transformations, one a page, move.
% Example: t = tform2trvec([1 0 0 5; 0 1 0 6; 0 0 1 7; 0 0 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(T) || size(T, 1) ~= 4 || size(T, 2) ~= 4
    error('MATLAB:tform2trvec:incorrectSize', 'Expected input to be of size 4x4xN.');
end
t = reshape(T(1:3, 4, :)./T(4, 4, :), 3, []).';
end
