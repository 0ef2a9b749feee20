% Matrix functions and equations, conditions and estimates, by their residuals.
small = @(x) fprintf('%d ', all(x < 1e-12));
A = [4 1 2; 3 5 1; 0 2 7] / 4; B = [2 0 1; 1 3 0; 0 1 4] / 3; C = [1 2 3; 4 5 6; 7 8 10]; S = A + A'; Z = A + 1i * B; M = A * A' + eye(3);
X = sylvester(A, B, C); small(norm(A * X + X * B - C)); X = sylvester(Z, B(1:2, 1:2), C(:, 1:2)); small(norm(Z * X + X * B(1:2, 1:2) - C(:, 1:2))); disp(isreal(sylvester(A, B, C)))
X = lyap(A, S); small([norm(A * X + X * A' + S), norm(X - X')]); X = lyap(A, B, C); small(norm(A * X + X * B + C)); X = lyap(A, S, [], B); small(norm(A * X * B' + B * X * A' + S)); X = dlyap(A / 3, S); small(norm(A / 3 * X * A' / 3 - X + S)); fprintf('\n');
X = sqrtm(M); small(norm(X * X - M)); X = sqrtm(Z); small(norm(X * X - Z)); disp(sqrtm([4 0; 0 9])), disp(sqrtm([1 1; 0 1])), X = sqrtm([7 10; 15 22]); fprintf('%.4f ', X); [X, r] = sqrtm(A); disp(r < 1e-14)
X = sqrtm([-1 0; 0 4]); fprintf('%.1f%+.1fi ', [real(X(:)), imag(X(:))].'); lastwarn(''); sqrtm([0 1; 0 0]); [t, id] = lastwarn; disp(id)
L = logm(expm(A)); small(norm(L - A)); L = logm(M); small(norm(expm(L) - M)); L = logm(Z); small(norm(expm(L) - Z)); disp(logm([1 1; 0 1])), [L, f] = logm([-1 0; 0 1]); disp(f), fprintf('%.4f%+.4fi\n', real(L(1)), imag(L(1)));
L = logm([1 1e3 1e6; 0 1 1e3; 0 0 1]); fprintf('%.6g ', L); fprintf('\n');
F = funm(A, @sin); G = funm(A, @cos); small(norm(F * F + G * G - eye(3))); small(norm(funm(A, @exp) - expm(A))); F = funm([1 1; 0 1], @(x, k) exp(x)); small(norm(F - exp(1) * [1 1; 0 1])); F = funm(A, @cosh); small(norm(F - (expm(A) + expm(-A)) / 2)); F = funm([1 1 0; 0 1.01 1; 0 0 5], 'sinh'); small(norm(F - (expm([1 1 0; 0 1.01 1; 0 0 5]) - expm(-[1 1 0; 0 1.01 1; 0 0 5])) / 2) / 100); fprintf('\n');
s = condeig(A); [V, D] = eig(A); small(norm(s - sqrt(sum(abs(inv(V)).^2, 2)) .* sqrt(sum(abs(V).^2, 1))')); [V, D, s] = condeig(S); small(norm(s - 1)); fprintf('%.4f\n', condest(C)); [c, v] = condest(C); small(abs(norm(C * v, 1) * c - norm(C, 1) * norm(v, 1)));
W = gallery('moler', 9); fprintf('%d %d ', abs(condest(W) / cond(W, 1) - 1) < 1e-8, normest1(W) == norm(W, 1)); fprintf('%.4f ', normest(C)); disp(condest([1 2; 2 4]))
x = lsqminnorm([1 2; 2 4; 3 6], [1; 2; 3]); fprintf('%.4f ', x); x = lsqminnorm([1 2], 3); fprintf('%.4f ', x); lsqminnorm([1 2; 2 4], [1; 2], 'warn'); [t, id] = lastwarn; disp(id)
K = [1 1; 1 2; 1 3; 1 4]; b = [1.1; 1.9; 3.2; 3.9]; [x, e, m, V] = lscov(K, b); fprintf('%.6f ', x, e, m, V); fprintf('\n'); [x, e] = lscov(K, b, [1; 2; 2; 1]); fprintf('%.6f ', x, e); fprintf('\n'); [x, e] = lscov(K, b, diag([1 2 2 1])); fprintf('%.6f ', x, e); fprintf('\n');
fprintf('%.6f ', subspace([1; 0; 0], [1; 1; 0]), subspace([1 0; 0 1; 0 0], [1; 1; 1e-9]) / 1e-9); fprintf('%.4f ', svds(C, 2)); [U, D, V] = svds(C, 1, 'smallest'); fprintf('%.6f ', D); fprintf('%.4f ', svds(C, 1, 2)); fprintf('\n');
[V, D] = eig([0 1; -1 0]); [V, D] = cdf2rdf(V, D); small(norm([0 1; -1 0] * V - V * D)); disp(isreal(V) && isreal(D)), disp(D)
[U, V, X, P, Q] = gsvd(A, B); small([norm(A - U * P * X'), norm(B - V * Q * X'), norm(P' * P + Q' * Q - eye(3))]); [U, V, X, P, Q] = gsvd(K, [1 2]); small([norm(K - U * P * X'), norm([1 2] - V * Q * X')]); disp([size(P), size(Q), size(X)]), [U, V, X, P, Q] = gsvd(K, [1 2], 0); disp([size(U), size(P)]), fprintf('%.6f ', gsvd(A, B)); fprintf('\n');
tries = {@() sylvester(1, [1 2], 1), @() sylvester([1 2; 3 4], 1, 1), @() sqrtm([1 2]), @() logm('a'), @() funm([1 2], @sin), @() condest([1 2]), @() lscov(1, [1; 2]), @() subspace(1, [1; 2]), @() gsvd(1, [1 2]), @() svds(1, 1, 'odd'), @() cdf2rdf([1 0; 0 1], diag([1i 2]))};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
% gsvd of matrices of very different sizes: neither has the other's errors.
rng(2, 'twister'); worst = 0;
for k = 1:12
    A = randn(1 + mod(k, 5), 3)*10^(k - 6); B = randn(3 + mod(k, 2), 3)*10^(6 - k); [U, V, X, C, S] = gsvd(A, B);
    worst = max([worst, norm(U*C*X' - A)/norm(A), norm(V*S*X' - B)/norm(B), norm(C'*C + S'*S - eye(3))]);
end
disp(worst < 2e-14)
