% SPDX-License-Identifier: Apache-2.0
function y = imextendedmin(x, h, conn)
% Regional minima of what imhmin leaves.
% Example: y = imextendedmin([9 4 9 1 9], 6)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, conn = []; end
y = imregionalmin(imhmin(x, h, conn), conn);
end
