% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = ellipap(n, Rp, Rs)
% Analog elliptic low-pass prototype of order n with edge 1: ripple Rp and attenuation Rs in decibels.
% By Landen's transformations (Orfanidis, Lecture Notes on Elliptic Filter Design, 2006).
% Example: [z, p, k] = ellipap(3, 1, 40)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkOrder('ellipap', n);
if ~(isnumeric(Rp) && isscalar(Rp) && isreal(Rp) && Rp > 0) || ~(isnumeric(Rs) && isscalar(Rs) && isreal(Rs) && Rs > Rp)
    error('signal:ellipap:InvalidRange', 'Rp must be positive and less than Rs.');
end
ripple = sqrt(expm1(Rp*log(10)/10));
if n == 1
    z = zeros(0, 1);
    p = -1/ripple;
    k = -p;
    return;
end
k1 = ripple/sqrt(expm1(Rs*log(10)/10));
half = floor(n/2);
u = (2*(1:half)' - 1)/n;
% The degree equation, for the complementary modulus.
rest = sqrt(1 - k1^2)^n*prod(landenUp(sin(u*pi/2), landenDown(sqrt(1 - k1^2))))^4;
modulus = sqrt(1 - rest^2);
down = landenDown(modulus);
z = 1i./(modulus*landenUp(cos(u*pi/2), down));
v = inverseSine(1i/ripple, k1)/(1i*n);
p = 1i*landenUp(cos((u - 1i*v)*pi/2), down);
z = reshape([z, conj(z)].', [], 1);
p = reshape([p, conj(p)].', [], 1);
if rem(n, 2)
    p(end + 1, 1) = real(1i*landenUp(sin(1i*v*pi/2), down));
    k = real(prod(-p)/prod(-z));
else
    k = real(prod(-p)/prod(-z))/sqrt(1 + ripple^2);
end
end

function v = landenDown(k)
v = zeros(1, 0);
while k > eps/4
    k = (k/(1 + sqrt((1 - k)*(1 + k))))^2;
    v(end + 1) = k;
end
end

function w = landenUp(w, v)
for m = v(end:-1:1)
    w = (1 + m)*w./(1 + m*w.^2);
end
end

function u = inverseSine(w, k)
v = landenDown(k);
before = [k, v(1:end - 1)];
for j = 1:numel(v)
    w = w/(1 + sqrt(1 - w^2*before(j)^2))*2/(1 + v(j));
end
u = 2/pi*asin(w);
end
