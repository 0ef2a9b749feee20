% SPDX-License-Identifier: Apache-2.0
function y = im2uint8(x, kind)
% An image in class uint8: [0, 1] and wider integers become 0 to 255; with 'indexed' indices counted from 0.
% Example: y = im2uint8([0 0.5 1 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'double', 'logical', 'uint8', 'uint16', 'int16', 'single'}, {'nonsparse'}, 'im2uint8', 'Image', 1);
if nargin > 1
    validatestring(kind, {'indexed'}, 'im2uint8', 'type', 2);
    if isa(x, 'uint16') || isa(x, 'uint8') || islogical(x)
        if ~isempty(x) && max(x(:)) > 255
            error('MATLAB:im2uint8:tooManyColorsFor8bitStorage', 'Too many colors for 8-bit integer storage.');
        end
        y = uint8(x);
    else
        if ~isempty(x) && (max(x(:)) >= 257 || min(x(:)) < 1)
            error('MATLAB:im2uint8:tooManyColorsFor8bitStorage', 'Too many colors for 8-bit integer storage.');
        end
        y = uint8(double(x) - 1);
    end
elseif isa(x, 'uint8')
    y = x;
elseif islogical(x)
    y = uint8(x)*255;
elseif isa(x, 'uint16')
    y = uint8(double(x)/257);
elseif isa(x, 'int16')
    y = uint8((double(x) + 32768)/257);
else
    y = uint8(x*255);
end
end
