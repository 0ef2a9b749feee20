% SPDX-License-Identifier: Apache-2.0
function c = normxcorr2(t, x)
% Normalised cross-correlation of a template and an image at all places.
% Example: c = normxcorr2([1 2; 3 5], magic(4));
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(t, {'logical', 'numeric'}, {'real', 'nonsparse', '2d', 'finite'}, 'normxcorr2', 'T', 1);
validateattributes(x, {'logical', 'numeric'}, {'real', 'nonsparse', '2d', 'finite'}, 'normxcorr2', 'A', 2);
if any(size(x) < size(t)), error('images:normxcorr2:invalidTemplate', 'T must be smaller than A.'); end
t = double(t);
x = double(x);
if numel(t) < 2 || all(t(:) == t(1)), error('images:normxcorr2:sameElementsInTemplate', 'The values of TEMPLATE cannot all be the same.'); end
box = ones(size(t));
n = numel(t);
sums = conv2(x, box);
spread = sqrt(max(conv2(x.^2, box) - sums.^2/n, 0));
own = sqrt(n - 1)*std(t(:));
denominator = own*spread;
numerator = conv2(x, rot90(t, 2)) - sums*(sum(t(:))/n);
tolerance = sqrt(eps(max(abs(denominator(:)))));
good = denominator > tolerance;
c = numerator./(denominator + ~good).*good;
c(abs(c) > 1 + sqrt(eps)) = 0;
end
