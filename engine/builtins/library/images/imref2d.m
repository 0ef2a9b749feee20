% SPDX-License-Identifier: Apache-2.0
function R = imref2d(imageSize, x, y)
% Where an image of that size lies in the plane: imref2d(size), imref2d(size, pixelWidth, pixelHeight) or
% imref2d(size, xLimits, yLimits). Without more, pixel (r, c) has its centre at (c, r).
% Example: R = imref2d([4 6])
if nargin < 1, imageSize = [2 2]; end
validateattributes(imageSize, {'numeric'}, {'vector', 'positive', 'integer'}, 'imref2d', 'imageSize');
imageSize = double(imageSize(:)');
if numel(imageSize) < 2, error('MATLAB:imref2d:expectedSize', 'imageSize must have two elements or more.'); end
limits = {[0.5, imageSize(2) + 0.5], [0.5, imageSize(1) + 0.5]};
given = {};
if nargin == 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 3, given = {x, y}; end
for k = 1:numel(given)
    validateattributes(given{k}, {'numeric'}, {'real', 'finite', 'vector'}, 'imref2d', '', k + 1);
    if isscalar(given{k})
        limits{k} = [0.5, 0.5 + imageSize(3 - k)]*double(given{k});
    else
        limits{k} = double(given{k}(:)');
        if numel(limits{k}) ~= 2 || limits{k}(2) <= limits{k}(1)
            error('MATLAB:imref2d:expectedIncreasing', 'World limits must be two increasing numbers.');
        end
    end
end
extent = [diff(limits{1}), diff(limits{2})];
p = struct('XWorldLimits', limits{1}, 'YWorldLimits', limits{2}, 'ImageSize', imageSize(1:2), ...
    'PixelExtentInWorldX', extent(1)/imageSize(2), 'PixelExtentInWorldY', extent(2)/imageSize(1), ...
    'ImageExtentInWorldX', extent(1), 'ImageExtentInWorldY', extent(2), ...
    'XIntrinsicLimits', [0.5, imageSize(2) + 0.5], 'YIntrinsicLimits', [0.5, imageSize(1) + 0.5]);
R = makeObject('imref2d', p, [], struct('worldToIntrinsic', @toIntrinsic, 'intrinsicToWorld', @toWorld, ...
    'worldToSubscript', @toSubscript, 'contains', @contained, 'sizesMatch', @(R, A) isequal(R.ImageSize, [size(A, 1), size(A, 2)])));
end

function [u, v] = toIntrinsic(R, x, y)
u = 0.5 + (x - R.XWorldLimits(1))/R.PixelExtentInWorldX;
v = 0.5 + (y - R.YWorldLimits(1))/R.PixelExtentInWorldY;
end

function [x, y] = toWorld(R, u, v)
x = R.XWorldLimits(1) + (u - 0.5)*R.PixelExtentInWorldX;
y = R.YWorldLimits(1) + (v - 0.5)*R.PixelExtentInWorldY;
end

function tf = contained(R, x, y)
tf = x >= R.XWorldLimits(1) & x <= R.XWorldLimits(2) & y >= R.YWorldLimits(1) & y <= R.YWorldLimits(2);
end

function [r, c] = toSubscript(R, x, y)
[c, r] = toIntrinsic(R, x, y);
r = min(round(r), R.ImageSize(1)); c = min(round(c), R.ImageSize(2));
outside = ~contained(R, x, y);
r(outside) = NaN; c(outside) = NaN;
end
