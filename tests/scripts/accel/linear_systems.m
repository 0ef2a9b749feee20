% A\B, B/A, inv and det of arrays that are captured: the structure of A chooses the way.
function linear_systems()
    rng(11);
    for n = [1, 2, 33, 70]
        for kind = {'double', 'single'}
            c = kind{1};
            A = rand(n, c) + eye(n, c);
            S = A'*A + eye(n, c);
            b = rand(n, 3, c);
            solved(n, c, 'general', A, A\b, b);
            solved(n, c, 'one side', A, A\b(:, 1), b(:, 1));
            solved(n, c, 'positive definite', S, S\b, b);
            solved(n, c, 'indefinite', S - 2*n*eye(n, c), (S - 2*n*eye(n, c))\b, b);
            solved(n, c, 'upper', triu(S), triu(S)\b, b);
            solved(n, c, 'lower', tril(S), tril(S)\b, b);
            solved(n, c, 'from the right', S', (b'/S)', b);
            solved(n, c, 'inverse', S, inv(S), eye(n, c));
            near(n, c, 'det', det(A), prod(eig(double(A))));
        end
    end
    for s = [40 12; 12 40; 65 64; 5 1; 1 5]'
        A = rand(s(1), s(2));
        b = rand(s(1), 2);
        x = A\b;
        fprintf('%d-by-%d: %s ', s, mat2str(size(x)));
        if s(1) > s(2)
            near(s(1), 'double', 'normal equations', norm(A'*(A*x - b)), 0);
        else
            solved(s(1), 'double', 'basic', A, x, b);
            fprintf('at most %d in a column: %d\n', s(1), max(sum(x ~= 0)) <= s(1));
        end
    end
    told(ones(40), ones(40, 1));
    told(triu(ones(3)) - diag([0 0 1]), ones(3, 1));
    told(diag([1 1e-20 1]), ones(3, 1));
    told(diag([1 1 1e-20 1]) + 1e-30*magic(4), ones(4, 1));
    told(ones(40, 3), ones(40, 1));
    disp(det(eye(30))), disp(det(zeros(30)))
    x = [0 2; 3 0]\[4; 9]
    try
        rand(30)\rand(29, 1);
    catch e
        disp(e.identifier), disp(e.message)
    end
    try
        inv(rand(30, 29));
    catch e
        disp(e.identifier), disp(e.message)
    end
    disp(size(zeros(0, 30)\zeros(0, 2)))
    disp(any(isfinite([1 2; NaN 3; 4 5]\[1; 2; 3]))), disp(any(isfinite(inv([NaN 1; 2 3]))))
end

function told(A, b)
    lastwarn('');
    x = A\b;
    [~, id] = lastwarn;
    fprintf('%s, finite: %d\n', id, all(isfinite(gather(x))));
end

function solved(n, class, what, A, x, b)
    residual = norm(double(gather(A*x - b)), 'fro');
    bound = 8*n*double(eps(class))*norm(double(gather(A)), 'fro')*norm(double(gather(x)), 'fro');
    if residual <= bound
        fprintf('%d %s %s: within bounds\n', n, class, what);
    else
        fprintf('%d %s %s: OFF by %g\n', n, class, what, residual/bound);
    end
end

function near(n, class, what, x, y)
    off = abs(double(gather(x)) - real(gather(y)));
    if off <= 100*n*double(eps(class))*max(1, abs(gather(y)))
        fprintf('%d %s %s: within bounds\n', n, class, what);
    else
        fprintf('%d %s %s: OFF by %g\n', n, class, what, off);
    end
end
