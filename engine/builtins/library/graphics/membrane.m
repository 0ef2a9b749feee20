% SPDX-License-Identifier: Apache-2.0
function L = membrane(k, m)
% The k-th vibration of an L-shaped membrane, on a square grid of 2*m+1 points a side: membrane(1,15). It is
% the eigenfunction of the discrete Laplacian, with 1 as its largest value.
if nargin < 1, k = 1; end
if nargin < 2, m = 15; end
n = 2*m + 1;
inside = true(n);
inside([1 n], :) = false;
inside(:, [1 n]) = false;
inside(m+1:n, m+1:n) = false;
number = zeros(n);
number(inside) = 1:nnz(inside);
count = nnz(inside);
A = 4*speye(count);
for way = [1 n]
    from = find(inside);
    from = from(inside(from + way));
    a = number(from);
    b = number(from + way);
    A = A - sparse([a; b], [b; a], 1, count, count);
end
[V, D] = eig(full(A));
[~, order] = sort(diag(D));
v = V(:, order(k));
[~, top] = max(abs(v));
L = zeros(n);
L(inside) = v/v(top);
L = L.';
end
