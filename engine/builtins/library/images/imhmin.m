% SPDX-License-Identifier: Apache-2.0
function y = imhmin(x, h, conn)
% Suppresses minima that are less than h below what surrounds them.
% Example: y = imhmin([9 4 9 1 9], 6)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, conn = []; end
y = imcomplement(imhmax(imcomplement(x), h, conn));
end
