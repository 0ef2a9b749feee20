% SPDX-License-Identifier: Apache-2.0
function y = chebyshevT(n, x)
% Chebyshev polynomial of the first kind of degree n at x; cos(n*acos(x)) where n is no integer.
% Example: y = chebyshevT(3, 0.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if any(n(:) ~= round(n(:))), y = cos(n.*acos(x)); return, end
y = orthogonalPolynomial('chebyshevT', n, x, @(x) x, ...
    @(k, x, p, q) 2*x.*p - q);
end
