% SPDX-License-Identifier: Apache-2.0
function x = idct(y, n)
% The inverse of dct: each column, cut or padded with zeros to n coefficients.
% Example: x = idct(dct([1 2 3 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = y;
if isempty(y), return; end
row = isrow(y);
if row, y = y(:); end
if nargin < 2 || isempty(n), n = size(y, 1); end
shape = [n, size(y)];
shape(2) = [];
y = reshape(y, size(y, 1), []);
y = [y(1:min(n, end), :); zeros(n - size(y, 1), size(y, 2))];
y(1, :) = y(1, :)*sqrt(2);
f = y.*(sqrt(2*n)*exp(1i*pi*(0:n - 1)'/(2*n)));
mirror = y(end:-1:2, :).*(-sqrt(2*n)*exp(1i*pi*(n + 1:2*n - 1)'/(2*n)));
x = ifft([f; zeros(1, size(y, 2)); mirror], [], 1);
x = x(1:n, :);
if isreal(y), x = real(x); end
x = reshape(x, shape);
if row, x = x.'; end
end
