% SPDX-License-Identifier: Apache-2.0
function y = im2uint16(x, kind)
% An image in class uint16: [0, 1] and other integers become 0 to 65535; with 'indexed' indices counted from 0.
% Example: y = im2uint16(uint8([0 1 255]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'double', 'logical', 'uint8', 'uint16', 'int16', 'single'}, {'nonsparse'}, 'im2uint16', 'Image', 1);
if nargin > 1
    validatestring(kind, {'indexed'}, 'im2uint16', 'type', 2);
    if isfloat(x)
        if ~isempty(x) && (max(x(:)) > 65536 || min(x(:)) < 1)
            error('MATLAB:im2uint16:tooManyColors', 'Too many colors for 16-bit integer storage.');
        end
        y = uint16(double(x) - 1);
    else
        y = uint16(x);
    end
elseif isa(x, 'uint16')
    y = x;
elseif islogical(x)
    y = uint16(x)*65535;
elseif isa(x, 'uint8')
    y = uint16(x)*257;
elseif isa(x, 'int16')
    y = uint16(double(x) + 32768);
else
    y = uint16(x*65535);
end
end
