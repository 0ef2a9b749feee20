% SPDX-License-Identifier: Apache-2.0
function y = xyz2rgb(x, varargin)
% Colours of CIE 1931 XYZ values; 'ColorSpace' and 'WhitePoint' as in rgb2xyz, 'OutputType' 'double', 'single', 'uint8' or 'uint16'.
% Example: y = xyz2rgb([0.95047 1 1.08883])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[kind, options] = outputType('xyz2rgb', x, varargin);
[space, white] = colorOptions('xyz2rgb', options);
[p, q, r, join] = colorPlanes('xyz2rgb', toFloatImage(x));
m = inv(rgbToXyz(space, white));
y = join(m(1, 1)*p + m(1, 2)*q + m(1, 3)*r, m(2, 1)*p + m(2, 2)*q + m(2, 3)*r, m(3, 1)*p + m(3, 2)*q + m(3, 3)*r);
if ~strcmp(space, 'linear-rgb'), y = lin2rgb(y, 'ColorSpace', space); end
y = toImageClass(y, kind);
end
