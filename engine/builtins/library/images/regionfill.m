% SPDX-License-Identifier: Apache-2.0
function y = regionfill(x, mask, py)
% A grey image whose pixels in a mask, or in a polygon regionfill(x, px, py), are filled smoothly from those around: Laplace's equation.
% Example: y = regionfill(magic(5), magic(5) == 13)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 2, mask = poly2mask(mask, py, size(x, 1), size(x, 2)); end
validateattributes(x, {'numeric'}, {'2d', 'real', 'nonsparse'}, 'regionfill', 'I', 1);
if ~isequal(size(mask), size(x)), error('images:regionfill:sizesDiffer', 'The image and the mask must have the same size.'); end
mask = logical(mask);
y = x;
places = find(mask);
n = numel(places);
if n == 0, return, end
number = zeros(size(x));
number(places) = 1:n;
[r, c] = ind2sub(size(x), places);
degree = zeros(n, 1);
known = zeros(n, 1);
from = []; to = [];
for step = [0 0 1 -1; 1 -1 0 0]
    a = r + step(1); b = c + step(2);
    at = find(a >= 1 & a <= size(x, 1) & b >= 1 & b <= size(x, 2));
    next = a(at) + (b(at) - 1)*size(x, 1);
    degree(at) = degree(at) + 1;
    inside = mask(next);
    from = [from; at(inside)];
    to = [to; number(next(inside))];
    outer = at(~inside);
    known(outer) = known(outer) + double(x(next(~inside)));
end
A = sparse((1:n)', (1:n)', degree) - sparse(from, to, 1, n, n);
y(places) = A \ known;
end
