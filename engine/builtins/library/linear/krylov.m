% SPDX-License-Identifier: Apache-2.0
function [U, H, width] = krylov(A, V, k, tol)
% Orthonormal basis U of the space that V, A*V, ..., A^(k-1)*V span, with A*U = U*H up to the last block of
% columns; width is the number of columns.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, tol = 1e-12; end
n = size(A, 1);
if size(A, 2) ~= n, error('MATLAB:square', 'Matrix must be square.'); end
if isvector(V), V = V(:); end
if size(V, 1) ~= n, error('MATLAB:dimagree', 'Matrix dimensions must agree.'); end
U = zeros(n, 0);
block = V;
for step = 1:k
    before = size(U, 2);
    for j = 1:size(block, 2)
        x = block(:, j);
        from = norm(x);
        for twice = 1:2
            x = x - U * (U' * x);
        end
        if norm(x) > tol * from, U(:, end + 1) = x / norm(x); end
    end
    if size(U, 2) == before || size(U, 2) >= n, break, end
    block = A * U(:, before + 1:end);
end
width = size(U, 2);
H = U' * A * U;
end
