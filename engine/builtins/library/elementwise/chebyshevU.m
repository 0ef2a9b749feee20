% SPDX-License-Identifier: Apache-2.0
function y = chebyshevU(n, x)
% Chebyshev polynomial of the second kind of degree n at x.
% Example: y = chebyshevU(2, 0.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = orthogonalPolynomial('chebyshevU', n, x, @(x) 2*x, ...
    @(k, x, p, q) 2*x.*p - q);
end
