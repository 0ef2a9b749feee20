% SPDX-License-Identifier: Apache-2.0
function [bz, az] = impinvar(b, a, fs, tol)
% Digital filter whose impulse response is that of the analogue filter b/a, sampled at fs (1) and divided by it; poles within tol (0.001) are one.
% Example: [b, a] = impinvar(1, [1 2 2], 10)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(fs), fs = 1; end
if nargin < 4, tol = 1e-3; end
[r, p, k] = residue(b, a);
if ~isempty(k), error('signal:impinvar:InvalidOrder', 'The order of the numerator must be less than that of the denominator.'); end
T = 1/fs;
m = mpoles(p, tol, 0);
bz = 0; az = 1;
for j = 1:numel(p)
    % t^(m-1) e^(pt)/(m-1)! in z: by derivatives of z/(z - q).
    q = exp(p(j)*T);
    switch m(j)
        case 1, num = 1;
        otherwise
            num = eulerian(m(j) - 1);
            num = [0, num.*q.^(1:numel(num))]*T^(m(j) - 1)/factorial(m(j) - 1);
    end
    den = 1;
    for i = 1:m(j), den = conv(den, [1 -q]); end
    bz = plus_(conv(bz, den), conv(r(j)*num, az));
    az = conv(az, den);
end
bz = T*bz;
if isreal(b) && isreal(a), bz = real(bz); az = real(az); end
while numel(bz) > 1 && abs(bz(end)) <= 1e-12*max(abs(bz)), bz(end) = []; end
end

function e = eulerian(n)
% Numbers of Euler: sum over k of k^n x^k is x A_n(x)/(1-x)^(n+1).
e = 1;
for m = 2:n
    next = zeros(1, m);
    for k = 1:m
        if k <= m - 1, next(k) = k*e(k); end
        if k > 1, next(k) = next(k) + (m - k + 1)*e(k - 1); end
    end
    e = next;
end
end

function c = plus_(a, b)
n = max(numel(a), numel(b));
c = [a, zeros(1, n - numel(a))] + [b, zeros(1, n - numel(b))];
end
