% SPDX-License-Identifier: Apache-2.0
function y = bwskel(bw)
% Skeleton of a binary image: lines of one pixel with the same topology.
% Example: y = bwskel(true(3, 7))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(bw, {'logical'}, {'nonsparse', '2d'}, 'bwskel', 'BW', 1);
y = bwmorph(bw, 'thin', Inf);
end
