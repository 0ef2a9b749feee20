% SPDX-License-Identifier: Apache-2.0
% Decompositions and matrix functions of random matrices of all floating-point classes by their residuals, in units of
% eps*n*norm: each must be what it says, whatever a library gives.
rng(11);
makers = {@(n) randn(n), @(n) complex(randn(n), randn(n)), @(n) single(randn(n)), @(n) single(complex(randn(n), randn(n)))};
worst = struct();
function r = unit(X, Y, A)
r = double(norm(X - Y, 1))/(double(eps(class(A)))*size(A, 1)*max(1, double(norm(A, 1))));
end
function w = note(w, name, r)
if ~isfield(w, name), w.(name) = 0; end
w.(name) = max(w.(name), r);
end
for m = 1:numel(makers)
    for n = [1 2 3 7 16 33]
        A = makers{m}(n); I = eye(n, class(A));
        [Q, R] = qr(A); worst = note(worst, 'qr', unit(Q*R, A, A)); worst = note(worst, 'orthogonal', unit(Q'*Q, I, I));
        [L, U, P] = lu(A); worst = note(worst, 'lu', unit(L*U, P*A, A));
        [U, S, V] = svd(A); worst = note(worst, 'svd', unit(U*S*V', A, A));
        [V, D] = eig(A); worst = note(worst, 'eig', unit(A*V, V*D, A));
        [U, T] = schur(A); worst = note(worst, 'schur', unit(U*T*U', A, A));
        [P, H] = hess(A); worst = note(worst, 'hess', unit(P*H*P', A, A));
        S = A*A' + n*I; R = chol(S); worst = note(worst, 'chol', unit(R'*R, S, S));
        [V, D] = eig((S + S')/2); worst = note(worst, 'eigSymmetric', unit(V*D*V', S, S));
        X = A; B = makers{m}(n) + 2*n*I; worst = note(worst, 'solve', unit(B*(B\X), X, B));
        X = sylvester(B, B', A); worst = note(worst, 'sylvester', unit(B*X + X*B', A, B)/(1 + double(norm(X, 1))));
        X = sqrtm(B); worst = note(worst, 'sqrtm', unit(X*X, B, B));
        X = logm(B/n); worst = note(worst, 'logm', unit(expm(X), B/n, B/n)/(1 + double(norm(X, 1))));
        worst = note(worst, 'expm', unit(expm(A/n)*expm(-A/n), I, I)/exp(2*double(norm(A/n, 1))));
        X = pinv(A(:, 1:ceil(n/2))); worst = note(worst, 'pinv', unit(A(:, 1:ceil(n/2))*X*A(:, 1:ceil(n/2)), A(:, 1:ceil(n/2)), A)/(1 + double(norm(X, 1)*norm(A, 1))));
        N = null(A(1:floor(n/2), :)); worst = note(worst, 'null', double(norm(A(1:floor(n/2), :)*N, 1))/(double(eps(class(A)))*n*double(norm(A, 1))));
        if strcmp(class(A), 'double')
            [AA, BB, Q, Z] = qz(A, B); worst = note(worst, 'qz', unit(Q*A*Z, AA, A) + unit(Q*B*Z, BB, B));
        end
    end
end
bad = {};
for f = fieldnames(worst)'
    fprintf('%-12s %6.2f\n', f{1}, worst.(f{1}));
    if ~(worst.(f{1}) < 20), bad{end + 1} = f{1}; end
end
if ~isempty(bad), error('Residuals above 20 units: %s.', strjoin(bad, ', ')); end
