% SPDX-License-Identifier: Apache-2.0
function [f, width] = resizeKernel(method)
% Interpolation kernel of imresize and the width of its support.
if iscell(method)
    f = method{1};
    width = method{2};
    return
end
switch method
    case {'nearest', 'box'}
        f = @(x) double(-0.5 <= x & x < 0.5);
        width = 1;
    case {'bilinear', 'triangle'}
        f = @(x) (x + 1).*(-1 <= x & x < 0) + (1 - x).*(0 <= x & x <= 1);
        width = 2;
    case {'bicubic', 'cubic'}
        f = @(x) (1.5*abs(x).^3 - 2.5*abs(x).^2 + 1).*(abs(x) <= 1) + ...
            (-0.5*abs(x).^3 + 2.5*abs(x).^2 - 4*abs(x) + 2).*(1 < abs(x) & abs(x) <= 2);
        width = 4;
    case 'lanczos2'
        f = @(x) (sin(pi*x).*sin(pi*x/2) + eps)./(pi^2*x.^2/2 + eps).*(abs(x) < 2);
        width = 4;
    otherwise
        f = @(x) (sin(pi*x).*sin(pi*x/3) + eps)./(pi^2*x.^2/3 + eps).*(abs(x) < 3);
        width = 6;
end
end
