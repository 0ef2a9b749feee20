% SPDX-License-Identifier: Apache-2.0
function [h, s, v] = rgb2hsv(r, g, b)
% Hue, saturation and value in [0, 1] of a colour image or map, or of three planes; three outputs give them apart.
% Example: hsv = rgb2hsv([1 0 0; 0 0.5 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
join = @(a, b, c) cat(3, a, b, c);
if nargin == 1
    [r, g, b, join] = colorPlanes('rgb2hsv', toFloatImage(r));
elseif nargin == 3
    if ~isequal(size(r), size(g), size(b))
        error('MATLAB:rgb2hsv:InputSizeMismatch', 'R, G, and B must all be the same size.');
    end
    r = toFloatImage(r);
    g = toFloatImage(g);
    b = toFloatImage(b);
else
    error('MATLAB:rgb2hsv:WrongInputNum', 'Wrong number of input arguments.');
end
v = max(max(r, g), b);
range = v - min(min(r, g), b);
gray = range == 0;
div = range + gray;
% The last of equal greatest planes gives the hue.
ofBlue = b == v;
ofGreen = (g == v) & ~ofBlue;
ofRed = ~(ofBlue | ofGreen);
h = (ofRed.*((g - b)./div) + ofGreen.*(2 + (b - r)./div) + ofBlue.*(4 + (r - g)./div))/6;
h = (h + (h < 0)).*~gray;
s = range./(v + (v == 0));
if nargout < 2, h = join(h, s, v); end
end
