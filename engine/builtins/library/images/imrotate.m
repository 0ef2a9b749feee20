% SPDX-License-Identifier: Apache-2.0
function y = imrotate(x, angle, varargin)
% An image turned by angle degrees counterclockwise about its centre: imrotate(x, angle, method, bbox) with 'nearest' (the default),
% 'bilinear' or 'bicubic' and the size 'loose' (the default) or 'crop'.
% Example: y = imrotate(magic(3), 90)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric', 'logical'}, {'nonsparse'}, 'imrotate', 'A', 1);
validateattributes(angle, {'numeric'}, {'real', 'scalar', 'finite'}, 'imrotate', 'ANGLE', 2);
method = 'nearest';
crop = false;
for k = 1:numel(varargin)
    word = validatestring(varargin{k}, {'nearest', 'bilinear', 'bicubic', 'crop', 'loose'}, 'imrotate', '', k + 2);
    if any(strcmp(word, {'crop', 'loose'})), crop = strcmp(word, 'crop'); else, method = word; end
end
angle = double(angle);
if isempty(x)
    y = x;
    return
end
m = size(x, 1);
n = size(x, 2);
quarter = mod(angle/90, 4);
if quarter == floor(quarter) && (~crop || mod(quarter, 2) == 0 || m == n)
    y = rot90(x, quarter);
    return
end
s = sind(angle);
c = cosd(angle);
half = ([m, n] - 1)/2;
if crop
    target = [m, n];
else
    % The whole pixels' corners count.
    target = ceil([abs(c)*m + abs(s)*n, abs(s)*m + abs(c)*n] - 1e-10);
end
centre = (target - 1)/2;
v = (0:target(1) - 1)' - centre(1);
u = (0:target(2) - 1) - centre(2);
y = sampleImage(x, half(1) + 1 + u*s + v*c, half(2) + 1 + u*c - v*s, method, 0);
end
