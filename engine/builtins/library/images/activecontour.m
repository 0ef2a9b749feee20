% SPDX-License-Identifier: Apache-2.0
function bw = activecontour(A, mask, varargin)
% The region of an image that a contour, begun as the border of a mask, comes to rest at: activecontour(A, mask, n, method) after n (100) steps at most, method
% 'Chan-Vese' (regions of like brightness) or 'edge'. Options: SmoothFactor (0 of regions, 1 of edges), ContractionBias (0 of regions, 0.3 of edges).
% T. Chan and L. Vese, IEEE Trans. Image Processing 10 (2001); V. Caselles and others, IJCV 22 (1997). The level set moves in a band about the contour
% by at most half a pixel a step.
% Example: A = zeros(20); A(6:15, 6:15) = 1; bw = activecontour(A, padarray(true(16), [2 2]), 50);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(A, {'numeric', 'logical'}, {'real', 'nonsparse', 'nonempty'}, 'activecontour', 'A', 1);
if ~isequal([size(A, 1) size(A, 2)], size(mask))
    error('images:activecontour:differentMatrixSize', 'A and MASK must have the same size.');
end
args = varargin;
n = 100;
method = 'Chan-Vese';
if ~isempty(args) && isnumeric(args{1}), n = double(args{1}); args(1) = []; end
if mod(numel(args), 2) == 1
    method = validatestring(args{1}, {'Chan-Vese', 'edge'}, 'activecontour', 'METHOD');
    args(1) = [];
end
regions = strcmp(method, 'Chan-Vese');
o = struct('SmoothFactor', double(~regions), 'ContractionBias', 0.3*~regions);
for k = 1:2:numel(args), o.(validatestring(args{k}, fieldnames(o), 'activecontour')) = args{k + 1}; end
if size(A, 3) == 3 && ~regions, A = rgb2gray(A); end
x = double(A);
mask = logical(mask);
if ~any(mask(:)) || all(mask(:)), bw = mask; return, end
if ~regions
    s = fspecial('gaussian', 5, 1);
    y = imfilter(x, s, 'replicate');
    y = (y - min(y(:)))/max(max(y(:)) - min(y(:)), eps);
    [gx, gy] = slopes(y);
    g = 1./(1 + (hypot(gx, gy)/0.1).^2);
    [wx, wy] = slopes(g);
end
phi = signedDistance(mask);
before = mask;
still = 0;
for step = 1:n
    band = abs(phi) <= 1.5;
    if ~any(band(:)), break, end
    [px, py] = slopes(phi);
    steep = max(hypot(px, py), 1e-6);
    bend = curvature(phi);
    if regions
        inside = phi < 0;
        force = zeros(size(phi));
        for k = 1:size(x, 3)
            p = x(:, :, k);
            own = mean(p(inside));
            other = mean(p(~inside));
            force = force + (p - own).^2 - (p - other).^2;
        end
        top = max(abs(force(band)));
        speed = force/max(top, eps) + o.ContractionBias + o.SmoothFactor*bend;
    else
        speed = g.*(o.SmoothFactor*bend + o.ContractionBias).*steep + (wx.*px + wy.*py)*2;
    end
    top = max(abs(speed(band)));
    if ~(top > 1e-9), break, end
    phi(band) = phi(band) + 0.5*speed(band)/max(top, ~regions*0.3);
    now = phi < 0;
    if ~any(now(:)) || all(now(:)), break, end
    if mod(step, 5) == 0
        still = (still + 1)*isequal(now, before);
        if still >= 4, break, end
        before = now;
    end
    phi = distanceAgain(phi);
end
bw = phi < 0;
end

function phi = signedDistance(mask)
phi = double(bwdist(mask)) - double(bwdist(~mask)) - (~mask)*0.5 + mask*0.5;
end

function [dx, dy] = slopes(p)
dx = (p(:, [2:end end]) - p(:, [1 1:end - 1]))/2;
dy = (p([2:end end], :) - p([1 1:end - 1], :))/2;
end

function k = curvature(p)
[dx, dy] = slopes(p);
[~, dxy] = slopes(dx);
xx = p(:, [2:end end]) - 2*p + p(:, [1 1:end - 1]);
yy = p([2:end end], :) - 2*p + p([1 1:end - 1], :);
k = (dx.^2.*yy - 2*dx.*dy.*dxy + dy.^2.*xx)./max(dx.^2 + dy.^2, 1e-6);
k = min(max(k, -1), 1);
end

function p = distanceAgain(p)
% One step of Sussman's equation towards a slope of 1.
a = p - p(:, [1 1:end - 1]);
b = p(:, [2:end end]) - p;
c = p - p([1 1:end - 1], :);
d = p([2:end end], :) - p;
out = p > 0;
up = sqrt(max(max(a, 0).^2, min(b, 0).^2) + max(max(c, 0).^2, min(d, 0).^2)) - 1;
down = sqrt(max(min(a, 0).^2, max(b, 0).^2) + max(min(c, 0).^2, max(d, 0).^2)) - 1;
p = p - 0.5*p./sqrt(p.^2 + 1).*(up.*out + down.*~out);
end
