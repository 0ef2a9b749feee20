% SPDX-License-Identifier: Apache-2.0
function y = dst(x, n)
% Discrete sine transform of columns: y(k) = sum of x(j)*sin(pi*k*j/(n+1)).
% Example: y = dst([1 2 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
shape = size(x);
if isrow(x), x = x.'; end
if nargin > 1, x = [x(1:min(end, n), :); zeros(n - size(x, 1), size(x, 2))]; end
n = size(x, 1);
z = fft([zeros(1, size(x, 2)); x; zeros(1, size(x, 2)); -x(end:-1:1, :)], [], 1);
y = z(2:n + 1, :)/(-2i);
if isreal(x), y = real(y); end
if shape(1) == 1, y = y.'; end
end
