% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = cheb1ap(n, ripple)
% Zeros, poles and gain of the analogue Chebyshev prototype of order n with `ripple` decibels in the passband.
% Example: [z, p, k] = cheb1ap(2, 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(n, {'numeric'}, {'integer', 'scalar', 'positive'}, 'cheb1ap', 'N', 1);
e = sqrt(10^(0.1*ripple) - 1);
mu = asinh(1/e)/n;
t = pi*(1:2:2*n - 1)'/(2*n) + pi/2;
z = [];
p = sinh(mu)*cos(t) + 1i*cosh(mu)*sin(t);
k = real(prod(-p));
if mod(n, 2) == 0, k = k/sqrt(1 + e^2); end
end
