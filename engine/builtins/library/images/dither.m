% SPDX-License-Identifier: Apache-2.0
function y = dither(x, map)
% Error diffusion: dither(gray) gives a binary image, dither(rgb, map) the indices of a map, counted from 0.
% Example: y = dither([0.2 0.9])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 1
    y = rgb2ind(x, map, 'dither');
else
    validateattributes(x, {'uint8', 'uint16', 'single', 'double', 'int16'}, {'real', '2d', 'nonsparse'}, 'dither', 'I', 1);
    y = diffuseColours(repmat(im2double(x), [1 1 3]), [0 0 0; 1 1 1]) == 2;
end
end
