% SPDX-License-Identifier: Apache-2.0
function dcm = angle2dcm(r1, r2, r3, sequence)
% Direction cosine matrices, one a page, of three turns of the axes by angles in radians about the axes
% in order, 'ZYX' unless said.
% Example: dcm = angle2dcm(pi/2, 0, 0)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, sequence = 'ZYX'; end
if numel(r1) ~= numel(r2) || numel(r1) ~= numel(r3)
    error('aero:angle2dcm:wrongDimension', 'Inputs must have the same number of elements.');
end
dcm = permute(eul2rotm([r1(:), r2(:), r3(:)], upper(sequence)), [2 1 3]);
end
