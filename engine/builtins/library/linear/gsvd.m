% SPDX-License-Identifier: Apache-2.0
function [U, V, X, C, S] = gsvd(A, B, econ)
% Generalised singular values of two matrices with as many columns: A = U*C*X', B = V*S*X',
% C'*C + S'*S = I; with one output the quotients of C's and S's numbers, ascending. gsvd(A,B,0) leaves out
% columns of U and V that meet zeros only.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) || ~isfloat(B)
    error('MATLAB:gsvd:inputType', 'Inputs must be floating-point matrices.');
end
if size(A, 2) ~= size(B, 2)
    error('MATLAB:gsvd:MatrixColMismatch', 'Matrices must have the same number of columns.');
end
[m, p] = size(A);
n = size(B, 1);
% Of one size, so that neither matrix has the other's errors.
size2 = 2^round(log2(norm(A, 1)/norm(B, 1)));
if ~(size2 > 0 && isfinite(size2)), size2 = 1; end
[Q, R] = qr([full(A); size2*full(B)], 'econ');
q = min(m + n, p);
% The smallest of A's share come first, as the largest of B's do.
[V, S, Z] = svd(Q(m + 1:end, :));
T = Q(1:m, :) * Z;
k = min(m, q);
last = q - k + 1:q;
[U, D] = qr(T(:, last(end:-1:1)));
d = diag(D(1:k, 1:k));
turn = ones(m, 1);
turn(1:k) = sign(d) + (d == 0);
U = U .* turn.';
U(:, 1:k) = U(:, k:-1:1);
C = zeros(m, q, class(T));
C(sub2ind(size(C), 1:k, last)) = abs(d(k:-1:1));
d = sqrt(sum(C.^2, 1) + sum(S.^2, 1)/size2^2);
C = C ./ d;
S = S ./ (size2*d);
X = (R' * Z) .* d;
if nargin > 2
    U = U(:, 1:min(m, q));
    C = C(1:min(m, q), :);
    V = V(:, 1:min(n, q));
    S = S(1:min(n, q), :);
end
if nargout < 2
    c = sqrt(sum(C.^2, 1));
    s = sqrt(sum(S.^2, 1));
    U = (c ./ s).';
end
end
