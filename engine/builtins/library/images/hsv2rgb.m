% SPDX-License-Identifier: Apache-2.0
function [r, g, b] = hsv2rgb(h, s, v)
% Colours of hue, saturation and value in [0, 1]: an image, a map or three planes; three outputs give them apart.
% Example: rgb = hsv2rgb([1/3 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
join = @(a, b, c) cat(3, a, b, c);
if nargin == 1
    [h, s, v, join] = colorPlanes('hsv2rgb', toFloatImage(h));
elseif nargin == 3
    if ~isequal(size(h), size(s), size(v))
        error('MATLAB:hsv2rgb:InputSizeMismatch', 'H, S, and V must all be the same size.');
    end
else
    error('MATLAB:hsv2rgb:WrongInputNum', 'Wrong number of input arguments.');
end
h = 6*h;
k = floor(h);
p = h - k;
t = 1 - s;
n = 1 - s.*p;
p = 1 - s.*(1 - p);
k0 = k == 0 | k == 6;
r = v.*(k0 + (k == 1).*n + (k == 2).*t + (k == 3).*t + (k == 4).*p + (k == 5));
g = v.*(k0.*p + (k == 1) + (k == 2) + (k == 3).*n + (k == 4).*t + (k == 5).*t);
b = v.*(k0.*t + (k == 1).*t + (k == 2).*p + (k == 3) + (k == 4) + (k == 5).*n);
if nargout < 2, r = join(r, g, b); end
end
