% SPDX-License-Identifier: Apache-2.0
function y = lin2rgb(x, varargin)
% Gamma correction of linear colours; 'ColorSpace' is 'srgb' (the default), 'adobe-rgb-1998' or 'prophoto-rgb', 'OutputType' a class.
% Example: y = lin2rgb([0 0.2 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[space, kind] = gammaOptions('lin2rgb', x, varargin);
x = toFloatImage(x);
switch space
    case 'adobe-rgb-1998'
        y = sign(x).*abs(x).^(1/2.19921875);
    case 'prophoto-rgb'
        low = abs(x) < 1/512;
        y = low.*(16*x) + ~low.*(sign(x).*abs(x).^(1/1.8));
    otherwise
        low = abs(x) <= 0.0031308;
        y = low.*(12.92*x) + ~low.*(sign(x).*(1.055*abs(x).^(1/2.4) - 0.055));
end
y = toImageClass(y, kind);
end
