% lu, qr and chol of arrays that are captured: residuals against the bounds of rounding.
function factorisations()
    rng(7);
    for n = [2, 33, 70]
        for kind = {'double', 'single'}
            c = kind{1};
            A = rand(n, c) - 0.5;
            S = A*A' + n*eye(n, c);
            [L, U, P] = lu(A);
            report(n, c, 'lu', P*A - L*U, A);
            report(n, c, 'unit lower', [diag(L) - 1; L(triu(true(n), 1))], 1);
            report(n, c, 'rows of P', sum(P, 2) - 1, 1);
            [M, U] = lu(A);
            report(n, c, 'lu, two outputs', A - M*U, A);
            R = chol(S);
            report(n, c, 'chol', R'*R - S, S);
            L = chol(S, 'lower');
            report(n, c, 'chol lower', L*L' - S, S);
            [Q, R] = qr(A);
            report(n, c, 'qr', Q*R - A, A);
            report(n, c, 'orthogonal', Q'*Q - eye(n, c), 1);
            report(n, c, 'triangles', [R(tril(true(n), -1)); L(triu(true(n), 1))], 1);
        end
    end
    for s = [40 12; 12 40; 65 64; 3 1; 1 3]'
        A = rand(s(1), s(2));
        [Q, R] = qr(A);
        report(s(1), 'double', 'qr', Q*R - A, A);
        [Q, R] = qr(A, 'econ');
        report(s(1), 'double', 'qr econ', Q*R - A, A);
        fprintf('%s %s\n', mat2str(size(Q)), mat2str(size(R)));
        [L, U, p] = lu(A, 'vector');
        report(s(1), 'double', 'lu', L*U - A(p, :), A);
        fprintf('%s %s %s\n', mat2str(size(L)), mat2str(size(U)), mat2str(size(p)));
    end
    % What cannot be factored is told as MATLAB tells it.
    B = eye(50);
    B(40, 40) = -1;
    [R, flag] = chol(B);
    disp(flag), disp(size(R)), disp(isequal(R, eye(39)))
    try
        chol(B);
    catch e
        disp(e.identifier), disp(e.message)
    end
    [~, flag] = chol([1 NaN; NaN 1]);
    disp(flag)
    try
        lu(int8(magic(40)));
    catch e
        disp(e.identifier)
    end
    try
        chol(rand(40, 41));
    catch e
        disp(e.identifier)
    end
    [L, U] = lu([1 NaN; 2 3]);
    disp(class(U)), disp(any(isnan(U(:))))
    [L, U, P] = lu(zeros(0, 3));
    disp(size(L)), disp(size(U)), disp(size(P))
    disp(round(triu(reshape(1:16, 4, 4), 1))), disp(tril(reshape(1:12, 3, 4), -1))
end

function report(n, class, what, difference, of)
    bound = 4*n*double(eps(class))*max(1, norm(double(gather(of)), 'fro'));
    if all(isfinite(gather(difference(:)))) && norm(double(gather(difference)), 'fro') <= bound
        fprintf('%d %s %s: within bounds\n', n, class, what);
    else
        fprintf('%d %s %s: OFF by %g\n', n, class, what, norm(double(gather(difference)), 'fro')/bound);
    end
end
