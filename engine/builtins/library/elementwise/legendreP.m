% SPDX-License-Identifier: Apache-2.0
function y = legendreP(n, x)
% Legendre polynomial of degree n at x.
% Example: y = legendreP(2, 0.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = orthogonalPolynomial('legendreP', n, x, @(x) x, ...
    @(k, x, p, q) ((2*k + 1)*x.*p - k*q)/(k + 1));
end
