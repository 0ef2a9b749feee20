% SPDX-License-Identifier: Apache-2.0
function y = jacobiP(n, a, b, x)
% Jacobi polynomial of degree n with the weight (1 - x)^a*(1 + x)^b at x.
% Example: y = jacobiP(1, 1, 0, 0.5)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = orthogonalPolynomial('jacobiP', n, x + zeros(size(a + b)), @(x) ((a - b) + (a + b + 2).*x)/2, @next);
    function after = next(k, x, now, before)
        s = 2*k + a + b;
        after = ((s + 1).*(s.*(s + 2).*x + a.^2 - b.^2).*now - 2*(k + a).*(k + b).*(s + 2).*before) ...
            ./(2*(k + 1)*(k + a + b + 1).*s);
    end
end
