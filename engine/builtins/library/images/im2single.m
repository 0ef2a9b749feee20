% SPDX-License-Identifier: Apache-2.0
function y = im2single(x, kind)
% An image in class single: integers become [0, 1], with 'indexed' indices counted from 1.
% Example: y = im2single(uint16([0 65535]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'double', 'logical', 'uint8', 'uint16', 'int16', 'single'}, {}, 'im2single', 'Image', 1);
if nargin > 1
    y = single(im2double(x, kind));
elseif isa(x, 'uint8')
    y = single(x)/255;
elseif isa(x, 'uint16')
    y = single(x)/65535;
elseif isa(x, 'int16')
    y = (single(x) + 32768)/65535;
else
    y = single(x);
end
end
