% SPDX-License-Identifier: Apache-2.0
function u = bwulterode(bw, method, conn)
% The last points of the objects of a mask before erosion takes them: regional maxima of the distance to the background, by method ('euclidean', as in bwdist) and
% connectivity (8).
% Example: u = bwulterode(padarray(true(3), [1 1]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, method = 'euclidean'; end
if nargin < 3, conn = 8; end
bw = bw ~= 0;
u = imregionalmax(bwdist(~bw, method), conn) & bw;
end
