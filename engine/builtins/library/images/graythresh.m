% SPDX-License-Identifier: Apache-2.0
function [t, em] = graythresh(x)
% Global threshold in [0, 1] of an image by Otsu's method, and its effectiveness.
% Example: t = graythresh(uint8([0 0 100 100]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'uint8', 'uint16', 'double', 'single', 'int16'}, {'nonsparse'}, 'graythresh', 'I', 1);
if isempty(x)
    t = 0;
    em = 0;
else
    [t, em] = otsuthresh(imhist(reshape(im2uint8(x), [], 1), 256));
end
end
