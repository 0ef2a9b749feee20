% SPDX-License-Identifier: Apache-2.0
function y = ntsc2rgb(x)
% Colours of luminance and chrominance (YIQ), scaled down where one is above 1.
% Example: y = ntsc2rgb([1 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, q, r, join] = colorPlanes('ntsc2rgb', x);
t = [1, 0.956, 0.621; 1, -0.272, -0.647; 1, -1.106, 1.703];
red = max(t(1, 1)*p + t(1, 2)*q + t(1, 3)*r, 0);
green = max(t(2, 1)*p + t(2, 2)*q + t(2, 3)*r, 0);
blue = max(t(3, 1)*p + t(3, 2)*q + t(3, 3)*r, 0);
top = max(max(max(red, green), blue), 1);
y = join(red./top, green./top, blue./top);
end
