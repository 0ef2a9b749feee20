% SPDX-License-Identifier: Apache-2.0
function [r1, r2, r3] = dcm2angle(dcm, sequence)
% The angles in radians of three turns of the axes, in order 'ZYX' unless said, of direction cosine
% matrices, one a page.
% Example: [r1, r2, r3] = dcm2angle([0 1 0; -1 0 0; 0 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, sequence = 'ZYX'; end
eul = rotm2eul(permute(dcm, [2 1 3]), upper(sequence));
r1 = eul(:, 1); r2 = eul(:, 2); r3 = eul(:, 3);
end
