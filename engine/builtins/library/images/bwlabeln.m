% SPDX-License-Identifier: Apache-2.0
function [labels, n] = bwlabeln(bw, conn)
% Labels the connected components of a binary array of any number of dimensions, and counts them.
% Example: [L, n] = bwlabeln(cat(3, [1 0; 0 0], [1 0; 0 1]), 6)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, conn = []; end
validateattributes(bw, {'logical', 'numeric'}, {'real', 'nonsparse'}, 'bwlabeln', 'BW', 1);
[labels, n] = labelPadded('bwlabeln', bw, conn);
end
