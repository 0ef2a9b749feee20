% SPDX-License-Identifier: Apache-2.0
function [a, e, k] = arburg(x, p)
% Autoregressive model of order p by Burg's method: coefficients a (1 first), variance e of what drives it, reflection coefficients k.
% Example: a = arburg([1 2 1 0 -1 -2 -1 0], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = x(:);
n = numel(x);
if p < 0 || p ~= fix(p) || p >= n, error('signal:arburg:InvalidOrder', 'The order must be a nonnegative integer less than the signal''s length.'); end
f = x(2:end); b = x(1:end - 1);
a = 1;
e = real(x'*x)/n;
k = zeros(p, 1);
for m = 1:p
    k(m) = -2*(b'*f)/(f'*f + b'*b);
    [f, b] = deal(f(2:end) + k(m)*b(2:end), b(1:end - 1) + conj(k(m))*f(1:end - 1));
    a = [a, 0] + k(m)*[0, conj(a(end:-1:1))];
    e = (1 - abs(k(m))^2)*e;
end
end
