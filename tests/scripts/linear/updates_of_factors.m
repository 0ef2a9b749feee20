% Updates of QR and Cholesky factors, rotations, reflections, Krylov spaces.
small = @(x) fprintf('%d ', all(x < 1e-12));
A = [4 1 2; 3 5 1; 0 2 7; 1 1 1]; x = [1; -2; 3; 0.5]; [Q, R] = qr(A);
for j = 1:4, [P, T] = qrinsert(Q, R, j, x); small([norm(P * T - [A(:, 1:j - 1), x, A(:, j:3)]), norm(tril(T, -1)), norm(P' * P - eye(4))]); end
for j = 1:5, [P, T] = qrinsert(Q, R, j, [1 2 3], 'row'); small([norm(P * T - [A(1:j - 1, :); 1 2 3; A(j:4, :)]), norm(tril(T, -1)), norm(P' * P - eye(5))]); end
for j = 1:3, [P, T] = qrdelete(Q, R, j); B = A; B(:, j) = []; small([norm(P * T - B), norm(tril(T, -1))]); end
for j = 1:4, [P, T] = qrdelete(Q, R, j, 'row'); B = A; B(j, :) = []; small([norm(P * T - B), norm(tril(T, -1)), norm(P' * P - eye(3))]); end
[P, T] = qrupdate(Q, R, x, [1; 0; 2]); small([norm(P * T - A - x * [1 0 2]), norm(tril(T, -1))]); [Q, R] = qr(A, 0); [P, T] = qrupdate(Q, R, x, [1; 0; 2]); small([norm(P * T - A - x * [1 0 2]), norm(P' * P - eye(3))]); fprintf('\n');
M = A' * A; R = chol(M); y = [1; 2; -1]; U = cholupdate(R, y); small([norm(U' * U - M - y * y'), norm(tril(U, -1))]); small(norm(cholupdate(U, y, '-') - R)); [U, f] = cholupdate(R, 100 * y, '-'); disp(f), disp(isequal(U, R))
z = [1i; 2; -1i]; H = M + 1i * [0 1 0; -1 0 2; 0 -2 0]; R = chol(H); U = cholupdate(R, z); small(norm(U' * U - H - z * z')); small(norm(cholupdate(U, z, '-') - R)); fprintf('\n');
[G, v] = planerot([3; 4]); disp(G), disp(v'), [G, v] = planerot([2; 0]); disp(G), G = givens(1, 1); fprintf('%.4f ', G); [c, s] = givens(3, 4); disp([c s]), G = givens(1i, 2); w = G * [1i; 2]; small(abs(w(2))); G = givens(-3, 4); w = G * [-3; 4]; disp(w')
[v, b, zero] = housh([3; 4; 0], 1, 0); w = [3; 4; 0] - b * v * (v' * [3; 4; 0]); small(norm(w(2:3))); disp(zero), [v, b, zero] = housh([0; 0], 1, 0); disp([b zero])
K = gallery('minij', 5); [U, H, n] = krylov(K, ones(5, 1), 3); small([norm(U' * U - eye(3)), norm(tril(H, -2))]); disp([size(U), n]), [U, H, n] = krylov(eye(4), [1; 0; 0; 0], 3); disp(n)
tries = {@() qrinsert(eye(2), eye(2), 4, [1; 2]), @() qrdelete(eye(2), eye(2), 0), @() cholupdate(1, [1; 2]), @() cholupdate(1, 2, '-'), @() cholupdate(1, 1, 'odd'), @() planerot([1 2 3]), @() qrinsert(1, 1, 1, 1, 'odd'), @() qrupdate(eye(2), eye(2), 1, 1)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
