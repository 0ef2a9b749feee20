% SPDX-License-Identifier: Apache-2.0
function [a, b, c] = peaks(x, y)
% Three humps and three hollows over [-3 3]: peaks(n), peaks(v), peaks(X,Y). Draws without outputs.
if nargin == 0, x = 49; end
if nargin < 2
    if isscalar(x), x = linspace(-3, 3, x); end
    [x, y] = meshgrid(x);
end
z = 3 * (1 - x).^2 .* exp(-x.^2 - (y + 1).^2) ...
    - 10 * (x / 5 - x.^3 - y.^5) .* exp(-x.^2 - y.^2) - 1/3 * exp(-(x + 1).^2 - y.^2);
if nargout == 0
    surf(x, y, z)
    axis tight
    xlabel('x'), ylabel('y'), title('Peaks')
elseif nargout == 1
    a = z;
else
    a = x;
    b = y;
    c = z;
end
end
