% SPDX-License-Identifier: Apache-2.0
function y = rgb2xyz(x, varargin)
% CIE 1931 XYZ of a colour image or map. Options 'ColorSpace' ('srgb', 'adobe-rgb-1998', 'prophoto-rgb', 'linear-rgb') and 'WhitePoint' ('d65').
% Example: y = rgb2xyz([1 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[space, white] = colorOptions('rgb2xyz', varargin);
x = toFloatImage(x);
[~, ~, ~, join] = colorPlanes('rgb2xyz', x);
if ~strcmp(space, 'linear-rgb'), x = rgb2lin(x, 'ColorSpace', space); end
[r, g, b] = colorPlanes('rgb2xyz', x);
m = rgbToXyz(space, white);
y = join(m(1, 1)*r + m(1, 2)*g + m(1, 3)*b, m(2, 1)*r + m(2, 2)*g + m(2, 3)*b, m(3, 1)*r + m(3, 2)*g + m(3, 3)*b);
end
