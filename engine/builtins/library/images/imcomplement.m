% SPDX-License-Identifier: Apache-2.0
function y = imcomplement(x)
% Complement of an image: true for false, 255 - x for uint8, 1 - x for floating point, -1 - x for signed integers.
% Example: y = imcomplement(uint8([0 10 255]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if islogical(x)
    y = ~x;
elseif isfloat(x)
    y = 1 - x;
elseif isinteger(x)
    y = bitcmp(x);
else
    error('images:imcomplement:invalidType', 'Invalid type: %s.', class(x));
end
end
