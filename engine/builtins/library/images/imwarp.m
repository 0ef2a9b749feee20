% SPDX-License-Identifier: Apache-2.0
function [y, R] = imwarp(x, varargin)
% An image by a map of the plane: [y, R] = imwarp(x, tform, method), or imwarp(x, Rx, tform, method) where it does not lie at its
% pixels' indices; methods 'linear', 'nearest', 'cubic'. R says where y lies. Options: OutputView (an imref2d), FillValues (0)
% and SmoothEdges (false), which blends the outer pixels with the fill.
% imwarp(x, D) with a displacement field D, rows-by-columns-by-2, samples x at [c + D(:,:,1), r + D(:,:,2)].
% Example: y = imwarp(eye(4), affine2d([2 0 0; 0 1 0; 0 0 1]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric', 'logical'}, {'nonsparse', 'nonempty'}, 'imwarp', 'A', 1);
args = varargin;
from = imref2d([size(x, 1), size(x, 2)]);
if isa(args{1}, 'imref2d')
    from = args{1};
    args(1) = [];
    if ~isequal(from.ImageSize, [size(x, 1), size(x, 2)])
        error('images:imwarp:invalidSpatialReferencingObject', 'The image and its spatial reference have different sizes.');
    end
end
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
map = args{1};
args(1) = [];
method = 'bilinear';
if mod(numel(args), 2) == 1
    method = sampleMethod(args{1}, 'imwarp', 3);
    args(1) = [];
end
R = []; fill = 0; smooth = false;
for k = 1:2:numel(args)
    switch validatestring(args{k}, {'OutputView', 'FillValues', 'SmoothEdges', 'InterpolationMethod'}, 'imwarp')
        case 'OutputView'
            R = args{k + 1};
            if ~isa(R, 'imref2d'), error('images:imwarp:invalidOutputView', 'OutputView must be an imref2d object.'); end
        case 'FillValues', fill = args{k + 1};
        case 'SmoothEdges', smooth = logical(args{k + 1});
        case 'InterpolationMethod', method = sampleMethod(args{k + 1}, 'imwarp', k + 1);
    end
end
if isnumeric(map)
    if size(map, 3) ~= 2, error('images:imwarp:invalidDisplacementField', 'A displacement field has two planes.'); end
    R = imref2d([size(map, 1), size(map, 2)]);
    [c, r] = meshgrid(1:size(map, 2), 1:size(map, 1));
    u = c + double(map(:, :, 1)); v = r + double(map(:, :, 2));
else
    if ~any(strcmp(class(map), {'affine2d', 'projective2d', 'affinetform2d', 'rigidtform2d'}))
        error('images:imwarp:invalidTransform', 'The map must be an affine2d, projective2d, affinetform2d or rigidtform2d object.');
    end
    if isempty(R), R = viewOf(map, from); end
    [c, r] = meshgrid(1:R.ImageSize(2), 1:R.ImageSize(1));
    [px, py] = R.intrinsicToWorld(c, r);
    [wx, wy] = transformPointsInverse(map, px, py);
    [u, v] = from.worldToIntrinsic(wx, wy);
end
if ~smooth && ~strcmp(method, 'nearest')
    % Beyond the middles of the outer pixels nothing is known.
    outside = u < 1 | u > size(x, 2) | v < 1 | v > size(x, 1);
    u(outside) = -2; v(outside) = -2;
end
y = sampleImage(x, v, u, method, fill);
end

function R = viewOf(map, from)
% Whole pixels of the same size that hold all of the image, with it in their middle.
t = linspace(0, 1, 9);
x = from.XWorldLimits(1) + t*from.ImageExtentInWorldX;
y = from.YWorldLimits(1) + t*from.ImageExtentInWorldY;
[u, v] = meshgrid(x, y);
[u, v] = transformPointsForward(map, u, v);
xs = [min(u(:)), max(u(:))]; ys = [min(v(:)), max(v(:))];
columns = max(1, ceil(diff(xs)/from.PixelExtentInWorldX - 1e-9));
rows = max(1, ceil(diff(ys)/from.PixelExtentInWorldY - 1e-9));
xs = mean(xs) + [-0.5, 0.5]*columns*from.PixelExtentInWorldX;
ys = mean(ys) + [-0.5, 0.5]*rows*from.PixelExtentInWorldY;
R = imref2d([rows, columns], xs, ys);
end
