% SPDX-License-Identifier: Apache-2.0
function y = toImageClass(x, name)
% A floating-point image in [0, 1] as one of the class of that name.
switch name
    case 'uint8', y = im2uint8(x);
    case 'uint16', y = im2uint16(x);
    case 'int16', y = im2int16(x);
    case 'single', y = im2single(x);
    case 'logical', y = x >= 0.5;
    otherwise, y = double(x);
end
end
