% SPDX-License-Identifier: Apache-2.0
function [y, map] = gray2ind(x, n)
% Indices (uint8, or uint16 above 256 levels) into gray(n), n = 64 levels (2 for a logical image), counted from 0.
% Example: [y, map] = gray2ind([0 0.5 1], 16)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'logical', 'uint8', 'uint16', 'int16', 'single', 'double'}, {'real', 'nonsparse'}, 'gray2ind', 'I', 1);
if nargin < 2
    n = 64;
    if islogical(x), n = 2; end
end
validateattributes(n, {'numeric'}, {'scalar', 'integer', '>=', 1, '<=', 65536}, 'gray2ind', 'N', 2);
level = im2double(x)*(n - 1);
if n <= 256
    y = uint8(level);
else
    y = uint16(level);
end
map = gray(n);
end
