% SPDX-License-Identifier: Apache-2.0
function y = checkerboard(n, p, q)
% A checkerboard of squares of n (10) pixels, p by q (4, p) tiles of two by two squares; the light squares of the right half are gray.
% Example: y = checkerboard(2, 1)
if nargin < 1, n = 10; end
if nargin < 2, p = 4; end
if nargin < 3, q = p; end
validateattributes(n, {'double'}, {'integer', 'real', 'positive', 'scalar'}, 'checkerboard', 'N', 1);
validateattributes(p, {'double'}, {'integer', 'real', 'positive', 'scalar'}, 'checkerboard', 'P', 2);
validateattributes(q, {'double'}, {'integer', 'real', 'positive', 'scalar'}, 'checkerboard', 'Q', 3);
r = mod(floor((0:2*n*p - 1)'/n), 2);
c = mod(floor((0:2*n*q - 1)/n), 2);
y = double(r ~= c);
right = n*q + 1:2*n*q;
y(:, right) = 0.7*y(:, right);
end
