% SPDX-License-Identifier: Apache-2.0
function y = laguerreL(n, a, x)
% Laguerre polynomial of degree n at x; laguerreL(n, a, x) the generalised one with the weight
% x^a*exp(-x).
% Example: y = laguerreL(2, 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, x = a; a = 0; end
y = orthogonalPolynomial('laguerreL', n, x + zeros(size(a)), @(x) 1 + a - x, ...
    @(k, x, p, q) ((2*k + 1 + a - x).*p - (k + a).*q)/(k + 1));
end
