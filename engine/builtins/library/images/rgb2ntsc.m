% SPDX-License-Identifier: Apache-2.0
function y = rgb2ntsc(x)
% Luminance and chrominance (YIQ) of a colour image or map.
% Example: y = rgb2ntsc([1 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[r, g, b, join] = colorPlanes('rgb2ntsc', toFloatImage(x));
t = inv([1, 0.956, 0.621; 1, -0.272, -0.647; 1, -1.106, 1.703]);
y = join(t(1, 1)*r + t(1, 2)*g + t(1, 3)*b, t(2, 1)*r + t(2, 2)*g + t(2, 3)*b, t(3, 1)*r + t(3, 2)*g + t(3, 3)*b);
end
