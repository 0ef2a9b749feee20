% SPDX-License-Identifier: Apache-2.0
function y = imextendedmax(x, h, conn)
% Regional maxima of what imhmax leaves.
% Example: y = imextendedmax([1 4 1 8 1], 5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, conn = []; end
y = imregionalmax(imhmax(x, h, conn), conn);
end
