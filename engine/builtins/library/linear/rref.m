% SPDX-License-Identifier: Apache-2.0
function [A, pivots] = rref(A, tol)
% Reduced row echelon form by Gauss-Jordan elimination with partial pivoting, and the pivots' columns; what is
% not above tol counts as zero.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(A) || islogical(A)) || ndims(A) > 2
    error('MATLAB:rref:InvalidInput', 'Input must be a numeric matrix.');
end
if ~isfloat(A), A = double(A); end
[m, n] = size(A);
if nargin < 2, tol = max(m, n) * eps(class(A)) * norm(A, Inf); end
rational = false;
if isreal(A) && all(isfinite(A(:)))
    [up, down] = rat(A);
    rational = isequal(A, up ./ down);
end
pivots = zeros(1, 0);
i = 1;
for j = 1:n
    if i > m, break, end
    [most, k] = max(abs(A(i:m, j)));
    if most <= tol
        A(i:m, j) = 0;
        continue
    end
    k = k + i - 1;
    pivots(end + 1) = j;
    A([i k], j:n) = A([k i], j:n);
    A(i, j:n) = A(i, j:n) / A(i, j);
    others = [1:i - 1, i + 1:m];
    A(others, j:n) = A(others, j:n) - A(others, j) * A(i, j:n);
    i = i + 1;
end
if rational && all(isfinite(A(:)))
    [up, down] = rat(A);
    A = cast(up ./ down, class(A));
end
end
