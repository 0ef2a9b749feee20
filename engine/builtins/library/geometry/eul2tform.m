% SPDX-License-Identifier: Apache-2.0
function T = eul2tform(eul, sequence)
% Homogeneous transformations, one a page, of Euler angles in radians; the axes in order, 'ZYX' unless
% said.
% Example: T = eul2tform([pi/2 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sequence = 'ZYX'; end
T = rotm2tform(eul2rotm(eul, sequence));
end
