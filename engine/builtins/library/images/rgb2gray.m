% SPDX-License-Identifier: Apache-2.0
function y = rgb2gray(x)
% Luminance of a colour image or of a colour map, by the weights 0.2989, 0.5870 and 0.1140.
% Example: y = rgb2gray(uint8(cat(3, 255, 0, 0)))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'uint8', 'uint16', 'double', 'logical', 'single'}, {}, 'rgb2gray', 'RGB', 1);
map = ismatrix(x);
if map && (size(x, 2) ~= 3 || size(x, 1) < 1)
    error('MATLAB:images:rgb2gray:invalidSizeForColormap', 'MAP must be a m x 3 array.');
elseif ~map && (size(x, 3) ~= 3 || ndims(x) > 3)
    error('MATLAB:images:rgb2gray:invalidInputSizeRGB', 'RGB must be a m x n x 3 array.');
end
w = [0.298936021293775, 0.587043074451121, 0.114020904255103];
kind = class(x);
if ~isfloat(x), x = double(x); end
if map
    y = w(1)*x(:, 1) + w(2)*x(:, 2) + w(3)*x(:, 3);
    y = min(max(y, 0), 1);
    y = [y, y, y];
else
    y = roundToClass(w(1)*x(:, :, 1) + w(2)*x(:, :, 2) + w(3)*x(:, :, 3), kind);
end
end
