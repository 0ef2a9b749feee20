% SPDX-License-Identifier: Apache-2.0
function [e, threshold, gx, gy] = edge(x, method, varargin)
% Edges of a gray image by 'sobel' (the default), 'prewitt', 'roberts', 'log', 'zerocross' or 'canny': edge(x, method, threshold, direction), for
% 'log' and 'canny' edge(x, method, threshold, sigma); 'nothinning' keeps broad edges. The threshold used is the second output.
% Example: e = edge([zeros(5, 3), ones(5, 3)], 'sobel', 0.1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, method = 'sobel'; end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse', '2d'}, 'edge', 'I', 1);
method = validatestring(method, {'sobel', 'prewitt', 'roberts', 'log', 'zerocross', 'canny', 'approxcanny'}, 'edge', 'METHOD', 2);
[threshold, sigma, direction, thin, kernel] = edgeOptions(method, varargin);
if ~isfloat(x), x = im2single(x); end
gx = [];
gy = [];
if isempty(x)
    e = false(size(x));
    return
end
switch method
    case {'canny', 'approxcanny'}
        [e, threshold] = cannyEdges(x, threshold, sigma);
    case {'log', 'zerocross'}
        if isempty(kernel)
            kernel = fspecial('log', ceil(sigma*3)*2 + 1, sigma);
            kernel = kernel - sum(kernel(:))/numel(kernel);
        end
        [e, threshold] = zeroCrossings(imfilter(x, kernel, 'replicate'), threshold);
    otherwise
        offset = [0 0 0 0];
        scale = 4;
        switch method
            case 'sobel', kx = fspecial('sobel')'/8;
            case 'prewitt', kx = fspecial('prewitt')'/6;
            otherwise
                kx = [1 0; 0 -1]/2;
                offset = [-1 1 1 -1];
                scale = 6;
        end
        ky = kx';
        if strcmp(method, 'roberts'), ky = [0 1; -1 0]/2; end
        gx = imfilter(x, kx, 'replicate');
        gy = imfilter(x, ky, 'replicate');
        b = direction(1)*gx.*gx + direction(2)*gy.*gy;
        if isempty(threshold)
            cutoff = scale*mean2(b);
            threshold = sqrt(cutoff);
        else
            cutoff = threshold^2;
        end
        e = b > cutoff;
        if thin, e = e & ridges(b, abs(gx), abs(gy), direction, offset); end
end
end

function [threshold, sigma, direction, thin, kernel] = edgeOptions(method, options)
threshold = [];
sigma = 2;
if any(strcmp(method, {'canny', 'approxcanny'})), sigma = sqrt(2); end
direction = [1 1];
thin = true;
kernel = [];
for k = 1:numel(options)
    given = options{k};
    if isText(given)
        switch validatestring(given, {'both', 'horizontal', 'vertical', 'thinning', 'nothinning'}, 'edge', '', k + 2)
            case 'horizontal', direction = [0 1];
            case 'vertical', direction = [1 0];
            case 'nothinning', thin = false;
        end
    elseif k == 1
        threshold = double(given);
    elseif strcmp(method, 'zerocross')
        kernel = given;
    else
        sigma = double(given);
        if ~(sigma > 0), error('images:edge:sigmaMustBePositive', 'SIGMA must be positive.'); end
    end
end
end

function keep = ridges(b, gx, gy, k, offset)
% Not less than the neighbour on one side and greater than that on the other, across the edge.
p = padarray(b, [1 1], -Inf);
m = size(b, 1);
n = size(b, 2);
at = @(r, c) p(1 + r + (1:m), 1 + c + (1:n));
near = 100*eps;
across = gx >= k(1)*gy - near & at(offset(1), -1) <= b & b > at(offset(3), 1);
down = gy >= k(2)*gx - near & at(-1, offset(2)) <= b & b > at(1, offset(4));
keep = across | down;
end

function [e, threshold] = zeroCrossings(b, threshold)
if isempty(threshold), threshold = 0.75*mean2(abs(b)); end
m = size(b, 1);
n = size(b, 2);
e = false(m, n);
if m < 3 || n < 3, return, end
r = 2:m - 1;
c = 2:n - 1;
o = b(r, c);
cross = @(v) v > 0 & abs(o - v) > threshold;
inner = o < 0 & (cross(b(r, c + 1)) | cross(b(r, c - 1)) | cross(b(r + 1, c)) | cross(b(r - 1, c)));
over = @(u, v) u.*v < 0 & abs(u - v) > 2*threshold;
inner = inner | o == 0 & (over(b(r - 1, c), b(r + 1, c)) | over(b(r, c - 1), b(r, c + 1)));
e(r, c) = inner;
end

function [e, threshold] = cannyEdges(x, threshold, sigma)
half = ceil(4*sigma);
t = -half:half;
g = exp(-t.^2/(2*sigma^2))/(sqrt(2*pi)*sigma);
g = g/sum(g);
d = gradient(g);
d(d > 0) = d(d > 0)/sum(d(d > 0));
d(d < 0) = d(d < 0)/abs(sum(d(d < 0)));
gx = imfilter(imfilter(x, g', 'conv', 'replicate'), d, 'conv', 'replicate');
gy = imfilter(imfilter(x, g, 'conv', 'replicate'), d', 'conv', 'replicate');
mag = hypot(gx, gy);
top = max(mag(:));
if top > 0, mag = mag/top; end
if isempty(threshold)
    counts = imhist(mag, 64);
    high = find(cumsum(counts) > 0.7*numel(mag), 1)/64;
    threshold = [0.4*high, high];
elseif isscalar(threshold)
    if threshold >= 1, error('images:edge:singleThresholdOutOfRange', 'The threshold must be less than 1.'); end
    threshold = [0.4*threshold, threshold];
elseif threshold(1) >= threshold(2) || threshold(2) >= 1
    error('images:edge:thresholdOutOfRange', 'The thresholds must satisfy: low < high < 1.');
end
crest = cannyCrest(mag, gx, gy);
weak = crest & mag > threshold(1);
e = imreconstruct(weak & mag > threshold(2), weak, 8);
end

function crest = cannyCrest(mag, gx, gy)
% Greatest along the direction of the gradient, between neighbours interpolated in four sectors; not on the border.
crest = false(size(mag));
if any(size(mag) < 3), return, end
r = 2:size(mag, 1) - 1;
c = 2:size(mag, 2) - 1;
at = @(i, j) mag(r + i, c + j);
o = at(0, 0);
x = gx(r, c);
y = gy(r, c);
flat = abs(y./(x + (x == 0)));
steep = abs(x./(y + (y == 0)));
highest = @(a, b, c, d, w) o >= a.*(1 - w) + b.*w & o >= c.*(1 - w) + d.*w;
one = (y <= 0 & x > -y) | (y >= 0 & x < -y);
two = (x > 0 & -y >= x) | (x < 0 & -y <= x);
three = (x <= 0 & x > y) | (x >= 0 & x < y);
four = (y < 0 & x <= y) | (y > 0 & x >= y);
crest(r, c) = one & highest(at(0, 1), at(-1, 1), at(0, -1), at(1, -1), flat) | two & highest(at(-1, 0), at(-1, 1), at(1, 0), at(1, -1), steep) ...
    | three & highest(at(-1, 0), at(-1, -1), at(1, 0), at(1, 1), steep) | four & highest(at(0, -1), at(-1, -1), at(0, 1), at(1, 1), flat);
end
