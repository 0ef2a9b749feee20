% SPDX-License-Identifier: Apache-2.0
function [value, map] = ssim(x, ref, varargin)
% Structural similarity of x and ref, and its local values. Options DynamicRange, RegularizationConstants, Exponents, Radius (1.5).
% Example: s = ssim(magic(16)/256, magic(16)/256)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
sameImages('ssim', x, ref);
range = imageRange(x);
c = [];
exponents = [1, 1, 1];
radius = 1.5;
for k = 1:2:numel(varargin) - 1
    word = validatestring(varargin{k}, {'DynamicRange', 'RegularizationConstants', 'Exponents', 'Radius', 'DataFormat'}, 'ssim');
    switch word
        case 'DynamicRange', range = double(varargin{k + 1});
        case 'RegularizationConstants', c = double(varargin{k + 1});
        case 'Exponents', exponents = double(varargin{k + 1});
        case 'Radius', radius = double(varargin{k + 1});
    end
end
if isempty(x)
    value = zeros(0, 0);
    map = value;
    return
end
if isempty(c), c = [(0.01*range)^2, (0.03*range)^2, (0.03*range)^2/2]; end
if ~isfloat(x)
    x = double(x);
    ref = double(ref);
end
half = ceil(radius*3);
g = exp(-(-half:half).^2/(2*radius^2));
g = g/sum(g);
smooth = @(a) smoothAlong(a, g);
mx = smooth(x);
my = smooth(ref);
vx = max(smooth(x.^2) - mx.^2, 0);
vy = max(smooth(ref.^2) - my.^2, 0);
vxy = smooth(x.*ref) - mx.*my;
if isequal(exponents, [1, 1, 1]) && c(3) == c(2)/2
    map = (2*mx.*my + c(1)).*(2*vxy + c(2))./((mx.^2 + my.^2 + c(1)).*(vx + vy + c(2)));
else
    s = sqrt(vx.*vy);
    l = guarded(2*mx.*my + c(1), mx.^2 + my.^2 + c(1));
    k = guarded(2*s + c(2), vx + vy + c(2));
    t = guarded(vxy + c(3), s + c(3));
    map = l.^exponents(1).*k.^exponents(2).*t.^exponents(3);
end
value = mean(map(:));
end

function y = smoothAlong(a, g)
% As imfilter(…, 'replicate') by the Gaussian along every dimension.
y = a;
for d = 1:ndims(a)
    if size(a, d) == 1, continue, end
    shape = ones(1, max(2, ndims(a)));
    shape(d) = numel(g);
    y = imfilter(y, reshape(g, shape), 'replicate');
end
end

function q = guarded(n, d)
% Zero over zero is likeness.
none = d == 0;
q = (n + none)./(d + none);
end
