% SPDX-License-Identifier: Apache-2.0
function y = dct(x, n)
% Orthonormal discrete cosine transform (type 2) of each column, cut or padded with zeros to n samples.
% Example: y = dct([1 2 3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = x;
if isempty(x), return; end
row = isrow(x);
if row, x = x(:); end
if nargin < 2 || isempty(n), n = size(x, 1); end
shape = [n, size(x)];
shape(2) = [];
x = reshape(x, size(x, 1), []);
x = [x(1:min(n, end), :); zeros(n - size(x, 1), size(x, 2))];
% The FFT of the column and its mirror image, turned back by half a sample.
f = fft([x; x(end:-1:1, :)], [], 1);
y = f(1:n, :).*(exp(-1i*pi*(0:n - 1)'/(2*n))/sqrt(2*n));
y(1, :) = y(1, :)/sqrt(2);
if isreal(x), y = real(y); end
y = reshape(y, shape);
if row, y = y.'; end
end
