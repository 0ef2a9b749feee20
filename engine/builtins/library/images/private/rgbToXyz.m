% SPDX-License-Identifier: Apache-2.0
function m = rgbToXyz(space, white)
% The matrix from linear colours to XYZ for a reference white, adapted by Bradford's method where it is another one.
own = whitepoint('d65');
switch space
    case 'adobe-rgb-1998', x = [0.64, 0.21, 0.15]; y = [0.33, 0.71, 0.06];
    case 'prophoto-rgb', x = [0.734699, 0.159597, 0.036598]; y = [0.265301, 0.840403, 0.000105]; own = whitepoint('d50');
    otherwise, x = [0.64, 0.30, 0.15]; y = [0.33, 0.60, 0.06];
end
p = [x./y; 1, 1, 1; (1 - x - y)./y];
m = p.*(p\own')';
if ~isequal(own, white)
    cone = [0.8951, 0.2664, -0.1614; -0.7502, 1.7135, 0.0367; 0.0389, -0.0685, 1.0296];
    m = cone\(((cone*white')./(cone*own')).*(cone*m));
end
end
