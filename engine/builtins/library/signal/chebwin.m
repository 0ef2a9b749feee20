% SPDX-License-Identifier: Apache-2.0
function w = chebwin(n, r)
% Chebyshev's (Dolph's) window of n points with sidelobes r decibels down (100).
% Example: w = chebwin(7, 60)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(r), r = 100; end
n = round(n);
if n == 1, w = 1; return, end
gamma_ = 10^(abs(r)/20);
beta = cosh(acosh(gamma_)/(n - 1));
k = (0:n - 1).';
x = beta*cos(pi*k/n);
p = zeros(n, 1);
big = x > 1; small = x < -1; mid = ~big & ~small;
p(big) = cosh((n - 1)*acosh(x(big)));
p(small) = (1 - 2*mod(n - 1, 2))*cosh((n - 1)*acosh(-x(small)));
p(mid) = cos((n - 1)*acos(x(mid)));
if mod(n, 2) == 1
    w = real(fft(p));
    half = (n + 1)/2;
    w = w(1:half);
    w = [w(half:-1:2); w];
else
    w = real(fft(p.*exp(1i*pi*k/n)));
    half = n/2 + 1;
    w = [w(half:-1:2); w(2:half)];
end
w = w/max(w);
end
