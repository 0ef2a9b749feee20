% SPDX-License-Identifier: Apache-2.0
function b = startPoint(m, x, y, w, lower, upper)
% Where the search for the coefficients of a nonlinear model begins: near the answer for those of the library (what is linear is solved over a
% grid of what is not, or the equation that the curve obeys is integrated), at random otherwise.
part = regexp(m.name, '^([a-z]+)(\d*)$', 'tokens', 'once');
[x, order] = sort(x(:, 1));
y = y(order);
n = str2double(part{2});
switch part{1}
    case 'exp', b = exponentials(x, y, n);
    case 'power', b = powersOf(x, y, n);
    case 'gauss', b = bells(x, y, n);
    case 'sin', b = waves(x, y, n);
    case 'fourier', b = series(x, y, n);
    case 'rat', b = quotient(x, y, part{2}(1) - '0', part{2}(2) - '0');
    case 'weibull', b = lifetimes(x, y);
    otherwise
        warning('curvefit:fit:noStartPoint', 'Start point not provided, choosing random start point.');
        b = rand(numel(m.coefs), 1);
        both = isfinite(lower) & isfinite(upper);
        b(both) = lower(both) + b(both).*(upper(both) - lower(both));
        low = isfinite(lower) & ~both;
        b(low) = lower(low) + b(low);
        high = isfinite(upper) & ~both;
        b(high) = upper(high) - b(high);
end
end

function b = exponentials(x, y, n)
% y' = b*y, or y'' = (b + d)*y' - b*d*y, integrated so that no derivative is taken of data.
S = cumtrapz(x, y);
span = max(x(end) - x(1), eps);
if n == 1
    c = [S, ones(size(x))]\y;
    rate = c(1);
    if all(y > 0) || all(y < 0)
        t = (abs(y).*[x, ones(size(x))])\(abs(y).*log(abs(y)));
        rate = t(1);
    end
    rate = limited(rate, x);
    b = [exp(rate*x)\y; rate];
    return
end
SS = cumtrapz(x, S);
c = [S, SS, x, ones(size(x))]\y;
z = roots([1, -c(1), -c(2)]);
if ~isreal(z), z = real(z) + [0.1; -0.1]/span; end
if abs(diff(z)) < 1e-3/span, z = z + [0.5; -0.5]/span; end
z = limited(z, x);
a = exp(x.*z')\y;
b = [a(1); z(1); a(2); z(2)];
end

function z = limited(z, x)
% No exponential of the data that overflows.
most = 300/max(abs(x));
z = min(max(z, -most), most);
end

function b = powersOf(x, y, n)
best = Inf;
b = ones(n + 1, 1);
t = log(x/exp(mean(log(x))));
for e = [-4:0.25:-0.25, 0.25:0.25:6]
    A = exp(e*t);
    if n == 2, A = [A, ones(size(x))]; end
    c = A\y;
    sse = sum((y - A*c).^2);
    if sse < best
        best = sse;
        b = [c(1)*exp(-e*mean(log(x))); e; c(2:end)];
    end
end
end

function b = bells(x, y, n)
b = zeros(3*n, 1);
span = max(x(end) - x(1), eps);
r = y;
for k = 1:n
    [a, at] = max(r);
    if a <= 0, a = max(abs(y))/10; end
    high = r > a/2;
    left = at;
    while left > 1 && high(left - 1), left = left - 1; end
    right = at;
    while right < numel(x) && high(right + 1), right = right + 1; end
    width = x(right) - x(left);
    if width <= 0, width = span/numel(x); end
    c = width/(2*sqrt(log(2)));
    b(3*k - 2:3*k) = [a; x(at); c];
    r = r - a*exp(-((x - x(at))/c).^2);
end
end

function [w, a] = strongest(x, r, most)
% The frequency and the amplitudes of sine and cosine that leave least.
n = numel(x);
span = max(x(end) - x(1), eps);
w = (0.25:0.125:max(n, 8)/2)*2*pi/span;
w = w(w <= most);
S = sin(x*w);
C = cos(x*w);
[ss, cc, sc] = deal(sum(S.^2, 1), sum(C.^2, 1), sum(S.*C, 1));
[ys, yc] = deal(r'*S, r'*C);
d = max(ss.*cc - sc.^2, 1e-6*ss.*cc);
gain = (ys.^2.*cc - 2*ys.*yc.*sc + yc.^2.*ss)./d;
[~, at] = max(gain);
w = w(at);
a = [S(:, at), C(:, at)]\r;
end

function b = waves(x, y, n)
b = zeros(3*n, 1);
r = y;
for k = 1:n
    [w, a] = strongest(x, r, Inf);
    b(3*k - 2:3*k) = [hypot(a(1), a(2)); w; atan2(a(2), a(1))];
    r = r - [sin(w*x), cos(w*x)]*a;
end
end

function b = series(x, y, n)
% The basic frequency with which the whole sum, linear in its amplitudes, leaves least.
count = numel(x);
span = max(x(end) - x(1), eps);
best = Inf;
k = 1:n;
b = [];
for w = (0.25:0.125:max(1.5, min((count - 1)/(2*n), 12)))*2*pi/span
    A = ones(count, 2*n + 1);
    A(:, 2:2:end) = cos(x.*k*w);
    A(:, 3:2:end) = sin(x.*k*w);
    [Q, R] = qr(A, 0);
    if min(abs(diag(R))) < 1e-3*max(abs(diag(R))), continue, end
    c = R\(Q'*y);
    sse = sum((y - A*c).^2);
    if sse < best*(1 - 1e-6)
        best = sse;
        b = [c; w];
    end
end
if isempty(b), b = [mean(y); zeros(2*n, 1); 2*pi/span]; end
end

function b = quotient(x, y, up, down)
% y*(x^d + q) = p is linear; what it is multiplied by is taken out of the weights again.
w = ones(size(x));
for k = 1:4
    A = w.*[x.^(up:-1:0), -y.*x.^(down - 1:-1:0)];
    b = A\(w.*y.*x.^down);
    under = abs(polyval([1; b(up + 2:end)], x));
    w = 1./max(under, 1e-3*max(under));
end
end

function b = lifetimes(x, y)
best = Inf;
b = [1; 1];
for e = [0.5 0.75 1 1.25 1.5 2 2.5 3 4 5]
    for share = [0.1 0.25 0.4 0.5 0.6 0.75 0.9]
        a = (x(1) + share*(x(end) - x(1)))^-e;
        sse = sum((y - a*e*x.^(e - 1).*exp(-a*x.^e)).^2);
        if sse < best, best = sse; b = [a; e]; end
    end
end
end
