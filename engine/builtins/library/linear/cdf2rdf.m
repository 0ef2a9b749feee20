% SPDX-License-Identifier: Apache-2.0
function [V, D] = cdf2rdf(V, D)
% Real block diagonal form of complex eigenvalues and vectors in conjugate pairs.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
d = diag(D);
k = 1;
n = numel(d);
while k <= n
    if imag(d(k)) == 0
        k = k + 1;
        continue
    end
    if k == n || d(k + 1) ~= conj(d(k))
        error('MATLAB:cdf2rdf:invalidDiagonal', 'Complex eigenvalues must be in conjugate pairs.');
    end
    p = k:k + 1;
    D(p, p) = [real(d(k)), imag(d(k)); -imag(d(k)), real(d(k))];
    V(:, p) = [real(V(:, k)), imag(V(:, k))];
    k = k + 2;
end
V = real(V);
D = real(D);
end
