% Canonical forms, eig in all its forms, and the options of null, orth, issymmetric, ishermitian.
small = @(x) fprintf('%d ', all(x < 1e-12));
A = [4 1 2; 3 5 1; 0 2 7]; B = [2 0 1; 1 3 0; 0 1 4]; S = A + A'; Z = A + 1i * B; H = Z + Z';
R = [0 1 0; -1 0 2; 0 0 3];
[U, T] = schur(R); small([norm(U * T * U' - R), norm(U' * U - eye(3))]); disp(nnz(tril(T, -1))), disp(isreal(T))
[U, T] = schur(R, 'complex'); small([norm(U * T * U' - R), norm(tril(T, -1))]); fprintf('%.4f%+.4fi ', [real(diag(T)), imag(diag(T))].'); fprintf('\n');
[U, T] = schur(Z); small([norm(U * T * U' - Z), norm(tril(T, -1))]); disp(isequal(T, schur(Z)))
[U, T] = schur(R); [U, T] = rsf2csf(U, T); small([norm(U * T * U' - R), norm(tril(T, -1))]); disp(class(schur(single(A))))
[U, T] = schur(diag([3 -1 2 -5])); [V, W] = ordschur(U, T, 'lhp'); disp(diag(W)'), [V, W] = ordschur(U, T, [0 0 1 1]); disp(diag(W)'), [V, W] = ordschur(U, T, [1 3 2 4]); disp(diag(W)')
disp(ordeig([1 2 3; 0 0 1; 0 -1 0]).'), disp(ordeig([1 2; 0 6], [1 0; 0 2])')
[P, H2] = hess(A); small([norm(P * H2 * P' - A), norm(tril(H2, -2))]); [P, H2] = hess(Z); small([norm(P * H2 * P' - Z), norm(tril(H2, -2))]); disp(hess([1 2; 3 4]))
C = [1 100 10000; .01 1 100; .0001 .01 1]; [T, D] = balance(C); disp(D), small(norm(T \ C * T - D)); [s, p, D] = balance(C); disp(size(s)), disp(p'), disp(balance([1 2; 0 3], 'noperm'))
[AA, BB, Q, Y, V, W] = qz(A, B); small([norm(Q * A * Y - AA), norm(Q * B * Y - BB), norm(tril(AA, -1)), norm(tril(BB, -1))]); a = diag(AA); b = diag(BB); small(norm(A * V * diag(b) - B * V * diag(a)));
[AA, BB, Q, Y] = qz(R, B, 'real'); small([norm(Q * R * Y - AA), norm(Q * B * Y - BB)]); disp(isreal(AA))
[L, D, P] = ldl(S); small(norm(P' * S * P - L * D * L')); [L, D] = ldl(S); small(norm(S - L * D * L')); [L, D, p] = ldl(H, 'vector'); small(norm(H(p, p) - L * D * L')); [W, D, P] = ldl(S, 'upper'); small([norm(P' * S * P - W' * D * W), norm(tril(W, -1))]);
[L, D, P] = ldl([0 1; 1 0]); fprintf('\n'); disp(D)
fprintf('%.6f %g %g %g %g\n', rcond(A), rcond(eye(3)), rcond(zeros(2)), rcond([1 NaN; 2 3]), rcond([])); disp(class(rcond(single(A))))
% eig
[V, D, W] = eig(A); small([norm(A * V - V * D), norm(W' * A - D * W')]); [V, D, W] = eig(R); small([norm(R * V - V * D), norm(W' * R - D * W')]); [V, D, W] = eig(S); disp(isequal(V, W))
[V, D, W] = eig(A, B); small([norm(A * V - B * V * D), norm(W' * A - D * W' * B)]); [V, D] = eig(Z, B); small(norm(Z * V - B * V * D)); [V, D] = eig(S, B * B'); small([norm(V' * (B * B') * V - eye(3)), norm(S * V - B * B' * V * D)]); fprintf('\n');
disp(sort(eig([1 0; 0 2], [1 0; 0 0]))'), fprintf('%.4f ', eig([2 1; 1 3], [2 0; 0 1])); fprintf('%.4f ', eig([2 1; 1 3], [2 0; 0 1], 'qz')); fprintf('\n');
[V, D] = eig([1 / sqrt(2), 0; 0, 1], [0 1; -1 / sqrt(2), 0]); fprintf('%.4f%+.4fi ', [real(V(:)), imag(V(:))].'); fprintf('\n');
disp(eig([2 0; 0 3], 'matrix')), [V, d] = eig([2 0; 0 3], 'vector'); disp(d'), [V, D] = eig([3 -2 -0.9 2 * eps; -2 4 1 -eps; -eps / 4 eps / 2 -1 0; -0.5 -0.5 0.1 1], 'nobalance'); fprintf('%.4f ', sort(diag(D))); fprintf('\n');
[V, D, W] = eig([]); disp(size(V)), disp(size(D)), disp(size(eig([])))
% null, orth
disp(null([1 2 3; 2 4 6], 'r')), disp(null([1 1; 1 1], 'rational')), disp(size(null(eye(3), 'r'))), disp(size(null([1 0; 0 1e-3], 1e-2))), disp(size(null([1 0; 0 1e-3]))), disp(size(orth([1 0; 0 1e-3], 1e-2)))
% symmetry
disp([issymmetric([0 1; -1 0], 'skew'), issymmetric([0 1; -1 0]), issymmetric([0 1; 1 0], 'nonskew'), issymmetric([1 1; -1 0], 'skew'), issymmetric([0 1i; -1i 0], 'skew'), ishermitian([0 1i; 1i 0], 'skew'), ishermitian([1i 2; -2 3i], 'skew'), ishermitian([0 1i; -1i 0]), issymmetric([1 2 3], 'skew')])
% Errors
names = {@() schur([1 2]), @() schur([1 NaN; 2 3]), @() hess({}), @() qz([1 2; 3 4], 5), @() schur(1, 'odd'), @() rcond([1 2]), @() eig([1 2; 3 4], [1 2 3]), @() issymmetric(1, 'odd'), @() null(1, 'odd'), @() eig(1, 'odd'), @() eig([1 Inf; 2 3]), @() schur(int8(1)), @() ordschur(1, 1, [1 2])};
for k = 1:numel(names), try, names{k}(), catch e, disp(e.identifier), end, end
