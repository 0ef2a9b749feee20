% SPDX-License-Identifier: Apache-2.0
function y = gegenbauerC(n, a, x)
% Gegenbauer polynomial of degree n with the parameter a at x.
% Example: y = gegenbauerC(2, 1, 0.5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = orthogonalPolynomial('gegenbauerC', n, x + zeros(size(a)), @(x) 2*a.*x, ...
    @(k, x, p, q) (2*(k + a).*x.*p - (k + 2*a - 1).*q)/(k + 1));
end
