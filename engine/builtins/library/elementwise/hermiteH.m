% SPDX-License-Identifier: Apache-2.0
function y = hermiteH(n, x)
% Hermite polynomial of degree n at x, with the weight exp(-x^2).
% Example: y = hermiteH(2, 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = orthogonalPolynomial('hermiteH', n, x, @(x) 2*x, ...
    @(k, x, p, q) 2*x.*p - 2*k*q);
end
