% SPDX-License-Identifier: Apache-2.0
function C = cornermetric(A, varargin)
% How much of a corner each pixel is: cornermetric(A) by Harris, det - k*trace^2 of the smoothed products of the gradients, or (A, 'MinimumEigenvalue') by
% Shi and Tomasi. Options: SensitivityFactor k (0.04), FilterCoefficients (fspecial('gaussian', [5 1], 1.5)).
% Example: C = cornermetric([ones(4, 8); ones(4), zeros(4)])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(A, {'numeric', 'logical'}, {'real', 'nonsparse', '2d', 'nonempty'}, 'cornermetric', 'I', 1);
args = varargin;
method = 'Harris';
if mod(numel(args), 2) == 1
    method = validatestring(args{1}, {'Harris', 'MinimumEigenvalue'}, 'cornermetric', 'METHOD', 2);
    args(1) = [];
end
o = struct('SensitivityFactor', 0.04, 'FilterCoefficients', fspecial('gaussian', [5 1], 1.5));
for k = 1:2:numel(args), o.(validatestring(args{k}, fieldnames(o), 'cornermetric')) = args{k + 1}; end
v = o.FilterCoefficients(:);
if mod(numel(v), 2) == 0 || numel(v) < 3
    error('images:cornermetric:invalidFilterCoefficients', 'FilterCoefficients must be a vector of odd length, three or more.');
end
if ~(o.SensitivityFactor > 0 && o.SensitivityFactor < 0.25)
    error('images:cornermetric:invalidSensitivityFactor', 'SensitivityFactor must be between 0 and 0.25.');
end
if min(size(A)) < 3, C = zeros(size(A)); return, end
x = im2double(A);
gx = imfilter(x, [-1 0 1], 'replicate');
gy = imfilter(x, [-1; 0; 1], 'replicate');
% Gradients of pixels that have all their neighbours.
gx = gx(2:end - 1, 2:end - 1);
gy = gy(2:end - 1, 2:end - 1);
w = v*v';
smooth_ = @(p) widened(p, w, size(x));
a = smooth_(gx.^2);
b = smooth_(gy.^2);
c = smooth_(gx.*gy);
if strcmp(method, 'Harris'), C = a.*b - c.^2 - o.SensitivityFactor*(a + b).^2;
else, C = ((a + b) - sqrt((a - b).^2 + 4*c.^2))/2; end
end

function y = widened(p, w, s)
p = p([1 1:end end], [1 1:end end]);
y = imfilter(p, w, 'replicate');
y = y(1:s(1), 1:s(2));
end
