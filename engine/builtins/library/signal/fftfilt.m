% SPDX-License-Identifier: Apache-2.0
function y = fftfilt(b, x, n)
% Filters each column of x by the coefficients b (a column for all or for each) with transforms of n points.
% Example: y = fftfilt([1 1]/2, 1:4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isvector(b), b = b(:); end
turned = isrow(x);
if turned, x = x(:); end
if size(b, 2) > 1 && size(x, 2) > 1 && size(b, 2) ~= size(x, 2)
    error('signal:fftfilt:InvalidDimensions', 'B must be a vector or have as many columns as X.');
end
[m, ~] = size(x);
long = size(b, 1);
if nargin < 3
    n = 2^nextpow2(max(2*long, min(m + long - 1, 8*long)));
elseif ~(isnumeric(n) && isscalar(n) && isreal(n) && n >= 1)
    error('signal:fftfilt:InvalidN', 'N must be a positive scalar.');
else
    n = 2^nextpow2(max(double(n), long));
end
step = n - long + 1;
columns = max(size(b, 2), size(x, 2));
B = fft(b, n, 1);
y = zeros(m, columns, 'like', x([]) + b([]));
for first = 1:step:m
    last = min(first + step - 1, m);
    part = ifft(fft(x(first:last, :), n, 1).*B, [], 1);
    to = min(first + n - 1, m);
    y(first:to, :) = y(first:to, :) + part(1:to - first + 1, :);
end
if isreal(b) && isreal(x), y = real(y); end
if turned && columns == 1, y = y.'; end
end
