% SPDX-License-Identifier: Apache-2.0
function y = im2int16(x)
% An image in class int16: [0, 1] and unsigned integers become -32768 to 32767.
% Example: y = im2int16([0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'double', 'logical', 'uint8', 'uint16', 'int16', 'single'}, {'nonsparse'}, 'im2int16', 'Image', 1);
if isa(x, 'int16')
    y = x;
else
    y = int16(double(im2uint16(x)) - 32768);
end
end
