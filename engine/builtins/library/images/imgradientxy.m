% SPDX-License-Identifier: Apache-2.0
function [gx, gy] = imgradientxy(x, method)
% Directional gradients of a gray image: 'sobel' (the default), 'prewitt', 'central' or 'intermediate'.
% Example: [gx, gy] = imgradientxy([1 2 4; 1 2 4; 1 2 4]);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, method = 'sobel'; end
validateattributes(x, {'numeric', 'logical'}, {'2d', 'nonsparse', 'real'}, 'imgradientxy', 'I', 1);
method = validatestring(method, {'sobel', 'prewitt', 'central', 'intermediate'}, 'imgradientxy', 'METHOD', 2);
if ~isa(x, 'single'), x = double(x); end
switch method
    case {'sobel', 'prewitt'}
        h = -fspecial(method);
        gx = imfilter(x, h', 'replicate');
        gy = imfilter(x, h, 'replicate');
    case 'central'
        gx = imfilter(x, [-0.5 0 0.5], 'replicate');
        gy = imfilter(x, [-0.5; 0; 0.5], 'replicate');
        if size(x, 2) > 1, gx(:, [1 end]) = [x(:, 2) - x(:, 1), x(:, end) - x(:, end - 1)]; end
        if size(x, 1) > 1, gy([1 end], :) = [x(2, :) - x(1, :); x(end, :) - x(end - 1, :)]; end
    otherwise
        gx = [diff(x, 1, 2), zeros(size(x, 1), 1, 'like', x)];
        gy = [diff(x, 1, 1); zeros(1, size(x, 2), 'like', x)];
end
end
