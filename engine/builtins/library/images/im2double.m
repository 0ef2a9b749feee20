% SPDX-License-Identifier: Apache-2.0
function y = im2double(x, kind)
% An image in class double: integers become [0, 1], with 'indexed' indices counted from 1.
% Example: y = im2double(uint8([0 51 255]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'double', 'logical', 'uint8', 'uint16', 'int16', 'single'}, {}, 'im2double', 'Image', 1);
if nargin > 1
    validatestring(kind, {'indexed'}, 'im2double', 'type', 2);
    y = indexedAsDouble(x, 'im2double');
elseif isa(x, 'uint8')
    y = double(x)/255;
elseif isa(x, 'uint16')
    y = double(x)/65535;
elseif isa(x, 'int16')
    y = (double(x) + 32768)/65535;
else
    y = double(x);
end
end

function y = indexedAsDouble(x, name)
y = double(x);
if isa(x, 'int16'), error(['MATLAB:' name ':invalidIndexedImage'], 'An indexed image can be uint8, uint16, double, single, or logical.'); end
if isfloat(x)
    if ~isempty(x) && min(x(:)) < 1
        error(['MATLAB:' name ':invalidIndexedImage'], 'An indexed image can be uint8, uint16, double, single, or logical.');
    end
else
    y = y + 1;
end
end
