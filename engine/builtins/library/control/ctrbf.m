% SPDX-License-Identifier: Apache-2.0
function [Abar, Bbar, Cbar, T, k] = ctrbf(A, B, C, tol)
% The staircase form of a system: the states that no input reaches come first. T is orthogonal, Abar = T*A*T', and k has the number of states found
% in each step.
% Example: [Ab, Bb, Cb, T, k] = ctrbf([1 1; 4 -2], [1; 1], [1 0]); sum(k)
n = size(A, 1);
if nargin < 4, tol = n*norm(A, 1)*eps; end
[T, Abar, Bbar] = deal(eye(n), A, B);
[a, b, left, k] = deal(A, B, n, zeros(1, n));
P = eye(n);
for step = 1:n
    [U, S] = svd(b);
    U = U(:, end:-1:1);
    r = nnz(svd(S) > tol);
    k(step) = r;
    P = P*blkdiag(U, eye(n - left));
    left = left - r;
    if r == 0 || left == 0, break, end
    a = U'*a*U;
    b = a(1:left, left + 1:end);
    a = a(1:left, 1:left);
end
T = P';
Abar = T*A*T';
Bbar = T*B;
Cbar = C*T';
end
