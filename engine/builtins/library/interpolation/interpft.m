% SPDX-License-Identifier: Apache-2.0
function y = interpft(x, n, dim)
% Periodic interpolation: x resampled at n points along a dimension (the first that is not 1) by its transform.
% Example: y = interpft([0 1 0 -1], 8)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(n) && isscalar(n) && isreal(n) && n >= 1 && n == round(n))
    error('MATLAB:interpft:NonIntegerN', 'N must be a positive integer scalar.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~(isnumeric(dim) && isscalar(dim) && dim >= 1 && dim == round(dim))
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', ...
        'Dimension argument must be a positive integer scalar within indexing range.');
end
order = [dim, 1:dim - 1, dim + 1:ndims(x)];
x = permute(x, order);
shape = size(x);
x = reshape(x, shape(1), []);
m = shape(1);
% Fewer points than there are: of a finer grid every so many.
step = 1;
if n <= m
    step = floor(m/n) + 1;
    n = step*n;
end
a = fft(x, [], 1);
half = ceil((m + 1)/2);
b = [a(1:half, :); zeros(n - m, size(x, 2)); a(half + 1:m, :)];
if rem(m, 2) == 0
    b(half, :) = b(half, :)/2;
    b(half + n - m, :) = b(half, :);
end
y = ifft(b, [], 1)*(n/m);
if isreal(x), y = real(y); end
y = y(1:step:n, :);
y = ipermute(reshape(y, [size(y, 1), shape(2:end)]), order);
end
