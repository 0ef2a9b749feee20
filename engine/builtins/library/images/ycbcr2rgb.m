% SPDX-License-Identifier: Apache-2.0
function y = ycbcr2rgb(x)
% The colours of luma and chroma as rgb2ycbcr gives them, limited to the range of the class.
% Example: y = ycbcr2rgb(uint8(cat(3, 235, 128, 128)))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, q, r, join] = colorPlanes('ycbcr2rgb', x);
kind = class(x);
scale = 255;
offset = 1/255;
if isa(x, 'uint8')
    offset = 1;
elseif isa(x, 'uint16')
    scale = 65535/257;
    offset = 257;
end
if ~isfloat(x)
    p = double(p);
    q = double(q);
    r = double(r);
end
t = scale*inv([65.481, 128.553, 24.966; -37.797, -74.203, 112; 112, -93.786, -18.214]);
p = p - 16*offset;
q = q - 128*offset;
r = r - 128*offset;
y = join(t(1, 1)*p + t(1, 2)*q + t(1, 3)*r, t(2, 1)*p + t(2, 2)*q + t(2, 3)*r, t(3, 1)*p + t(3, 2)*q + t(3, 3)*r);
if isfloat(y) && strcmp(kind, class(y))
    y = min(max(y, 0), 1);
else
    y = cast(y, kind);
end
end
