% SPDX-License-Identifier: Apache-2.0
function y = rgb2ycbcr(x)
% Luma and chroma (ITU-R BT.601, studio range) of a colour image or map, in the class of x.
% Example: y = rgb2ycbcr(uint8(cat(3, 255, 255, 255)))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[r, g, b, join] = colorPlanes('rgb2ycbcr', x);
kind = class(x);
scale = 1/255;
offset = scale;
if isa(x, 'uint8')
    offset = 1;
elseif isa(x, 'uint16')
    scale = 257/65535;
    offset = 257;
end
if ~isfloat(x)
    r = double(r);
    g = double(g);
    b = double(b);
end
t = scale*[65.481, 128.553, 24.966; -37.797, -74.203, 112; 112, -93.786, -18.214];
y = join(t(1, 1)*r + t(1, 2)*g + t(1, 3)*b + 16*offset, t(2, 1)*r + t(2, 2)*g + t(2, 3)*b + 128*offset, ...
    t(3, 1)*r + t(3, 2)*g + t(3, 3)*b + 128*offset);
y = cast(y, kind);
end
