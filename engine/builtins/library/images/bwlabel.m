% SPDX-License-Identifier: Apache-2.0
function [labels, n] = bwlabel(bw, conn)
% Labels the 8-connected (or 4-connected) components of a binary image, and counts them.
% Example: [L, n] = bwlabel([1 1 0; 0 0 0; 0 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, conn = 8; end
validateattributes(bw, {'logical', 'numeric'}, {'real', '2d', 'nonsparse'}, 'bwlabel', 'BW', 1);
if ~(isscalar(conn) && (conn == 4 || conn == 8)), error('images:bwlabel:badConn', 'Function bwlabel expected its second input argument, N, to be either 4 or 8.'); end
[labels, n] = labelPadded('bwlabel', bw, conn);
end
