% SPDX-License-Identifier: Apache-2.0
function h = fspecial(kind, p, q)
% Filter kernels: 'average', 'disk', 'gaussian', 'laplacian', 'log', 'motion', 'prewitt', 'sobel', 'unsharp' with their sizes or parameters.
% Example: h = fspecial('gaussian', 3, 0.5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
kind = validatestring(kind, {'average', 'disk', 'gaussian', 'laplacian', 'log', 'motion', 'prewitt', 'sobel', 'unsharp'}, 'fspecial', 'TYPE', 1);
switch kind
    case 'average'
        if nargin < 2, p = 3; end
        p = kernelSize(p);
        h = ones(p)/prod(p);
    case 'disk'
        if nargin < 2, p = 5; end
        validateattributes(p, {'double'}, {'positive', 'finite', 'real', 'nonempty', 'scalar'}, 'fspecial', 'RADIUS', 2);
        h = diskKernel(p);
    case 'gaussian'
        if nargin < 2, p = 3; end
        if nargin < 3, q = 0.5; end
        p = kernelSize(p);
        validateattributes(q, {'double'}, {'positive', 'finite', 'real', 'nonempty', 'scalar'}, 'fspecial', 'SIGMA', 3);
        [x, y] = kernelGrid(p);
        h = exp(-(x.*x + y.*y)/(2*q*q));
        h(h < eps*max(h(:))) = 0;
        total = sum(h(:));
        if total ~= 0, h = h/total; end
    case 'laplacian'
        if nargin < 2, p = 0.2; end
        validateattributes(p, {'double'}, {'nonnegative', 'real', 'nonempty', 'finite', 'scalar', '<=', 1}, 'fspecial', 'ALPHA', 2);
        a = max(0, min(p, 1));
        h1 = a/(a + 1);
        h2 = (1 - a)/(a + 1);
        h = [h1, h2, h1; h2, -4/(a + 1), h2; h1, h2, h1];
    case 'log'
        if nargin < 2, p = 5; end
        if nargin < 3, q = 0.5; end
        p = kernelSize(p);
        validateattributes(q, {'double'}, {'positive', 'finite', 'real', 'nonempty', 'scalar'}, 'fspecial', 'SIGMA', 3);
        [x, y] = kernelGrid(p);
        h = exp(-(x.*x + y.*y)/(2*q^2));
        h(h < eps*max(h(:))) = 0;
        total = sum(h(:));
        if total ~= 0, h = h/total; end
        h = h.*(x.*x + y.*y - 2*q^2)/q^4;
        h = h - sum(h(:))/prod(p);
    case 'motion'
        if nargin < 2, p = 9; end
        if nargin < 3, q = 0; end
        h = motionKernel(max(1, p), q);
    case 'prewitt'
        h = [1, 1, 1; 0, 0, 0; -1, -1, -1];
    case 'sobel'
        h = [1, 2, 1; 0, 0, 0; -1, -2, -1];
    otherwise
        if nargin < 2, p = 0.2; end
        h = [0, 0, 0; 0, 1, 0; 0, 0, 0] - fspecial('laplacian', p);
end
end

function p = kernelSize(p)
validateattributes(p, {'double'}, {'positive', 'finite', 'real', 'nonempty', 'integer'}, 'fspecial', 'HSIZE', 2);
if numel(p) > 2, error('images:fspecial:wrongSizeHSize', 'HSIZE must have 1 or 2 elements.'); end
if isscalar(p), p = [p, p]; end
p = reshape(p, 1, 2);
end

function [x, y] = kernelGrid(p)
half = (p - 1)/2;
[x, y] = meshgrid(-half(2):half(2), -half(1):half(1));
end

function h = diskKernel(r)
% The part of each pixel that a disk of radius r covers.
c = ceil(r - 0.5);
[x, y] = meshgrid(-c:c, -c:c);
most = max(abs(x), abs(y));
least = min(abs(x), abs(y));
a = least - 0.5;
b = least + 0.5;
m1 = (r^2 < (most + 0.5).^2 + (least - 0.5).^2).*a + (r^2 >= (most + 0.5).^2 + (least - 0.5).^2).*sqrt(max(r^2 - (most + 0.5).^2, 0));
m2 = (r^2 > (most - 0.5).^2 + (least + 0.5).^2).*b + (r^2 <= (most - 0.5).^2 + (least + 0.5).^2).*sqrt(max(r^2 - (most - 0.5).^2, 0));
cut = @(t) min(max(t/r, -1), 1);
area = r^2*(0.5*(asin(cut(m2)) - asin(cut(m1))) + 0.25*(sin(2*asin(cut(m2))) - sin(2*asin(cut(m1))))) ...
    - (most - 0.5).*(m2 - m1) + (m1 - least + 0.5);
crossed = r^2 < (most + 0.5).^2 + (least + 0.5).^2 & r^2 > (most - 0.5).^2 + (least - 0.5).^2 | ...
    least == 0 & most - 0.5 < r & most + 0.5 >= r;
h = area.*crossed + ((most + 0.5).^2 + (least + 0.5).^2 < r^2);
h(c + 1, c + 1) = min(pi*r^2, pi/2);
if c > 0 && r > c - 0.5 && r^2 < (c - 0.5)^2 + 0.25
    m1 = sqrt(r^2 - (c - 0.5)^2);
    m = m1/r;
    edge = 2*(r^2*(0.5*asin(m) + 0.25*sin(2*asin(m))) - m1*(c - 0.5));
    h(2*c + 1, c + 1) = edge;
    h(c + 1, 2*c + 1) = edge;
    h(c + 1, 1) = edge;
    h(1, c + 1) = edge;
    h(2*c, c + 1) = h(2*c, c + 1) - edge;
    h(c + 1, 2*c) = h(c + 1, 2*c) - edge;
    h(c + 1, 2) = h(c + 1, 2) - edge;
    h(2, c + 1) = h(2, c + 1) - edge;
end
h(c + 1, c + 1) = min(h(c + 1, c + 1), 1);
h = h/sum(h(:));
end

function h = motionKernel(long, angle)
half = (long - 1)/2;
phi = mod(angle, 180)/180*pi;
c = cos(phi);
s = sin(phi);
way = sign(c);
width = 1;
sx = fix(half*c + width*way - long*eps);
sy = fix(half*s + width - long*eps);
if way == 0, way = 1; end
[x, y] = meshgrid(0:way:sx, 0:sy);
away = y*c - x*s;
radius = sqrt(x.^2 + y.^2);
ends = radius >= half & abs(away) <= width;
beyond = half - abs((x(ends) + away(ends)*s)/c);
away(ends) = sqrt(away(ends).^2 + beyond.^2);
away = width + eps - abs(away);
away(away < 0) = 0;
h = rot90(away, 2);
rows = size(away, 1);
columns = size(away, 2);
h(rows - 1 + (1:rows), columns - 1 + (1:columns)) = away;
h = h/(sum(h(:)) + eps*long*long);
if c > 0, h = flipud(h); end
end
