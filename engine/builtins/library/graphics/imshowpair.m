% SPDX-License-Identifier: Apache-2.0
function h = imshowpair(a, b, kind)
% Two images in one: imshowpair(A,B,'falsecolor'|'blend'|'diff'|'montage').
if nargin < 3, kind = 'falsecolor'; end
a = asGray(a);
b = asGray(b);
m = max(size(a, 1), size(b, 1));
n = max(size(a, 2), size(b, 2));
a(end+1:m, :) = 0;
b(end+1:m, :) = 0;
a(:, end+1:n) = 0;
b(:, end+1:n) = 0;
switch lower(kind)
    case 'falsecolor', shown = cat(3, b, a, b);
    case 'blend', shown = (a + b)/2;
    case 'diff', shown = abs(a - b);
    case 'montage', shown = [a b];
    otherwise
        error('images:imshowpair:UnknownMethod', 'Unknown method ''%s''.', kind);
end
made = imshow(shown);
if nargout > 0, h = made; end
end
function g = asGray(g)
if isinteger(g), g = double(g)/double(intmax(class(g))); else, g = double(g); end
if size(g, 3) == 3, g = 0.2989*g(:, :, 1) + 0.587*g(:, :, 2) + 0.114*g(:, :, 3); end
end
