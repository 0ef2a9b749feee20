% SPDX-License-Identifier: Apache-2.0
function [centers, radii, metric] = imfindcircles(A, range, varargin)
% Circles of radii from range(1) to range(2) in an image: centres [x y], radii, and how strong each is, the strongest first. With one radius that is taken.
% Options: ObjectPolarity ('bright' or 'dark' objects), Method ('PhaseCode', 'TwoStage'), Sensitivity (0.85: more is found by a larger one),
% EdgeThreshold (Otsu's of the gradient). Edge pixels vote for centres along their gradients, the radius as the phase of the votes:
% T. Atherton and D. Kerbyson, Image and Vision Computing 17 (1999).
% Example: [x, y] = meshgrid(1:60); centers = imfindcircles((x - 30).^2 + (y - 25).^2 < 100, [8 12])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(A, {'numeric', 'logical'}, {'nonsparse', 'real', 'nonempty'}, 'imfindcircles', 'A', 1);
validateattributes(range, {'numeric'}, {'integer', 'positive', 'vector'}, 'imfindcircles', 'RADIUS_RANGE', 2);
range = double(range(:))';
if numel(range) > 2 || (numel(range) == 2 && range(1) > range(2))
    error('images:imfindcircles:invalidRadiusRange', 'RADIUS_RANGE must be a positive integer or two of them, the smaller one first.');
end
o = struct('ObjectPolarity', 'bright', 'Method', 'phasecode', 'Sensitivity', 0.85, 'EdgeThreshold', []);
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'imfindcircles')) = varargin{k + 1}; end
bright = strcmp(validatestring(o.ObjectPolarity, {'bright', 'dark'}, 'imfindcircles'), 'bright');
coded = strcmpi(validatestring(o.Method, {'PhaseCode', 'TwoStage'}, 'imfindcircles'), 'PhaseCode');
if ~(isscalar(o.Sensitivity) && o.Sensitivity >= 0 && o.Sensitivity <= 1)
    error('MATLAB:imfindcircles:notLessEqual', 'Sensitivity must be a number from 0 to 1.');
end
centers = [];
radii = [];
metric = [];
if size(A, 3) == 3, A = rgb2gray(A); end
flat = max(A(:)) == min(A(:));
if flat, return, end
% Binary images are smoothed, so that their edges have directions.
x = double(A);
if islogical(A), x = imfilter(x, fspecial('gaussian', 5, 1), 'replicate'); end
s = fspecial('sobel');
gy = imfilter(x, -s, 'replicate');
gx = imfilter(x, -s', 'replicate');
g = hypot(gx, gy);
top = max(g(:));
share = o.EdgeThreshold;
if isempty(share), share = graythresh(g/top); end
at = find(g > share*top);
if isempty(at), return, end
[m, n] = size(x);
[row, column] = ind2sub([m n], at);
r = range(1);
if numel(range) == 2, r = range(1):0.5:range(2); end
toward = 2*bright - 1;
px = round(column + toward*r.*(gx(at)./g(at)));
py = round(row + toward*r.*(gy(at)./g(at)));
inside = px >= 1 & px <= n & py >= 1 & py <= m;
place = py + (px - 1)*m;
weight = repmat(1./(2*pi*r), numel(at), 1);
if coded && numel(r) > 1
    phase = 2*pi*(log(r) - log(r(1)))/(log(r(end)) - log(r(1))) - pi;
    turned = repmat(exp(1i*phase)./(2*pi*r), numel(at), 1);
    votes = accumarray(place(inside), real(turned(inside)), [m*n 1]) + 1i*accumarray(place(inside), imag(turned(inside)), [m*n 1]);
else
    votes = accumarray(place(inside), weight(inside), [m*n 1]);
end
votes = reshape(votes, m, n);
limit = 1 - o.Sensitivity;
strength = abs(votes);
smooth_ = strength;
if min(m, n) > 5, smooth_ = medfilt2(strength, [5 5]); end
if ~any(smooth_(:) > 0), return, end
peaks = imregionalmax(imhmax(smooth_, max(limit - eps(limit), 0)));
if all(peaks(:)), return, end
parts = regionprops(peaks, strength, 'WeightedCentroid');
centers = reshape([parts.WeightedCentroid], 2, [])';
known = all(isfinite(centers), 2);
centers = centers(known, :);
spot = sub2ind([m n], min(max(round(centers(:, 2)), 1), m), min(max(round(centers(:, 1)), 1), n));
metric = smooth_(spot);
[metric, order] = sort(metric, 'descend');
centers = centers(order, :);
spot = spot(order);
keep = metric >= limit;
[centers, metric, spot] = deal(centers(keep, :), metric(keep), spot(keep));
if isempty(metric), [centers, metric] = deal([]); return, end
if isscalar(r)
    radii = repmat(r, numel(metric), 1);
elseif coded
    radii = exp((angle(votes(spot)) + pi)/(2*pi)*(log(r(end)) - log(r(1))) + log(r(1)));
else
    radii = byProfile(centers, g, range, m, n);
end
end

function radii = byProfile(centers, g, range, m, n)
% The radius at which the gradient is largest in the mean.
[X, Y] = meshgrid(1:n, 1:m);
radii = zeros(size(centers, 1), 1);
for k = 1:numel(radii)
    d = hypot(X - centers(k, 1), Y - centers(k, 2));
    bin = round(d);
    in = bin >= range(1) & bin <= range(2);
    total = accumarray(bin(in) - range(1) + 1, g(in), [range(2) - range(1) + 1, 1]);
    count = accumarray(bin(in) - range(1) + 1, 1, size(total));
    [~, best] = max(total./max(count, 1));
    radii(k) = best + range(1) - 1;
end
end
