% SPDX-License-Identifier: Apache-2.0
function y = rgb2lin(x, varargin)
% Undoes the gamma correction of a colour image: linear values; 'ColorSpace' is 'srgb' (the default), 'adobe-rgb-1998' or 'prophoto-rgb',
% 'OutputType' a class.
% Example: y = rgb2lin([0 0.5 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[space, kind] = gammaOptions('rgb2lin', x, varargin);
x = toFloatImage(x);
switch space
    case 'adobe-rgb-1998'
        y = sign(x).*abs(x).^2.19921875;
    case 'prophoto-rgb'
        low = abs(x) < 16/512;
        y = low.*(x/16) + ~low.*(sign(x).*abs(x).^1.8);
    otherwise
        low = abs(x) <= 0.04045;
        y = low.*(x/12.92) + ~low.*(sign(x).*((abs(x) + 0.055)/1.055).^2.4);
end
y = toImageClass(y, kind);
end
