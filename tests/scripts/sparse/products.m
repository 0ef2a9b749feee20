% Products of sparse and full matrices of every shape, powers, complex and logical factors.
A = [1 0 2; 0 0 3]; B = [0 1; 2 0; 0 4]; v = [1; 2; 3]; S = sparse(A); T = sparse(B);
show = @(r, q) disp([issparse(r), isequal(full(r), q), isequal(size(r), size(q))]);
show(S * T, A * B), show(T * S, B * A), show(S * B, A * B), show(A * T, A * B), show(S * v, A * v), show(v' * T, v' * B)
show(S * sparse(v), A * v), show(S * S', A * A'), show(S' * S, A' * A), show(S * 2, A * 2), show(-3 * S, -3 * A)
show((S > 0) * T, double(A > 0) * B), show(S * (B > 0), A * (B > 0)), show(S * (1i * T), A * (1i * B)), show((2 - 1i) * S, (2 - 1i) * A)
show(sparse(2, 3) * B, zeros(2)), show(sparse(0, 3) * B, zeros(0, 2)), show(sparse(2, 0) * sparse(0, 4), zeros(2, 4))
show(T(1:2, :) ^ 3, B(1:2, :) ^ 3), show(speye(3) ^ 10, eye(3)), show(sparse([1 1; 0 1]) ^ 20, [1 20; 0 1]), show(mtimes(S, T), A * B)
show(S .* A, A .* A), show(times(S, S, S), A .^ 3), show(S .* 0, zeros(2, 3)), show(S * 0, zeros(2, 3)), show(1 ./ sparse(4), 0.25)
show(S .* [2; 3], A .* [2; 3]), show(S .* sparse([1 0 1]), A .* [1 0 1]), show(S ./ [1 2 4], A ./ [1 2 4]), show(S & [1 1 0], A & [1 1 0])
show(S + S, A + A), show(S - S, zeros(2, 3)), show(S - A, zeros(2, 3)), show(S + 1, A + 1), show(1 - S, 1 - A), show(S + sparse(1), A + 1)
x = sparse([1 2], [1 1], [NaN Inf]); disp(full(x * [1 0])), disp(full([1 0] * sparse([0 1; 1 0]))), disp(nnz(x - x))
n = 300; e = ones(n, 1); D = spdiags([e -2*e e], -1:1, n, n); F = full(D);
disp([isequal(full(D * D), F * F), isequal(D * (1:n)', F * (1:n)'), nnz(D * D), nnz(D')])
