% SPDX-License-Identifier: Apache-2.0
function mask = poly2mask(x, y, m, n)
% The pixels of an m-by-n image whose centres lie in a polygon with the vertices (x, y).
% Example: mask = poly2mask([1.5 4.5 4.5 1.5], [1.5 1.5 4.5 4.5], 5, 5)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'double'}, {'real', 'vector', 'finite'}, 'poly2mask', 'X', 1);
validateattributes(y, {'double'}, {'real', 'vector', 'finite'}, 'poly2mask', 'Y', 2);
if numel(x) ~= numel(y), error('images:poly2mask:vectorSizeMismatch', 'X and Y must have the same number of elements.'); end
[c, r] = meshgrid(1:n, 1:m);
mask = reshape(inpolygon(c, r, x, y), m, n);
end
