% SPDX-License-Identifier: Apache-2.0
function eul = tform2eul(T, sequence)
% Euler angles in radians, one rotation a row, of homogeneous transformations, one a page; the axes in
% order, 'ZYX' unless said.
% Example: eul = tform2eul(eye(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sequence = 'ZYX'; end
eul = rotm2eul(tform2rotm(T), sequence);
end
