% LU with pivoting by hand, Gram-Schmidt, power iteration, and reports about matrices.
format short
A = [2 1 1 0; 4 3 3 1; 8 7 9 5; 6 7 9 8];
b = [1; 2; 3; 4];
[L, U, p] = lup(A)
x = backward(U, forward(L, b(p)));
fprintf('residual %.1e\n', round(norm(A * x - b) * 1e6) / 1e6);
disp(x')
fprintf('determinant %g, by hand %g\n', round(det(A)), round(prod(diag(U)) * parity(p)));
[Q, R] = gramSchmidt(A);
fprintf('orthogonal: %d, triangular: %d\n', norm(Q' * Q - eye(4)) < 1e-10, istriu(R));
[lambda, steps] = powerIteration([4 1; 2 -3], 1e-10);
fprintf('largest eigenvalue %.6f after %d steps\n', lambda, steps);
report('A', A)
report('magic', magic(5))
report('mixed', [1.5 NaN; -Inf 1e6])
report('empty', zeros(0, 3))
M = magic(4);
M(M > 10) = 0
M(:, 2) = []
N = M / 3
big = [1 1000000; 0.001 12345.678]
c = [1+2i, 3.5-1i]
k = int16([100 200; -300 32767]) * 2
t = true(2, 3)
e = []
s = single(pi) * [1 10 100]
v = (1:20) * 1.5

function [L, U, p] = lup(A)
    n = size(A, 1);
    U = A;
    L = eye(n);
    p = 1:n;
    for k = 1:n-1
        [~, m] = max(abs(U(k:n, k)));
        m = m + k - 1;
        if m ~= k
            U([k m], :) = U([m k], :);
            L([k m], 1:k-1) = L([m k], 1:k-1);
            p([k m]) = p([m k]);
        end
        for r = k+1:n
            L(r, k) = U(r, k) / U(k, k);
            U(r, :) = U(r, :) - L(r, k) * U(k, :);
        end
    end
end
function y = forward(L, b)
    y = b;
    for k = 1:numel(b)
        y(k) = y(k) - L(k, 1:k-1) * y(1:k-1);
    end
end
function x = backward(U, y)
    x = y;
    for k = numel(y):-1:1
        x(k) = (y(k) - U(k, k+1:end) * x(k+1:end)) / U(k, k);
    end
end
function s = parity(p)
    E = eye(numel(p));
    s = round(det(E(p, :)));
end
function [Q, R] = gramSchmidt(A)
    n = size(A, 2);
    Q = A;
    R = zeros(n);
    for k = 1:n
        for j = 1:k-1
            R(j, k) = Q(:, j)' * Q(:, k);
            Q(:, k) = Q(:, k) - R(j, k) * Q(:, j);
        end
        R(k, k) = norm(Q(:, k));
        Q(:, k) = Q(:, k) / R(k, k);
    end
end
function [lambda, steps] = powerIteration(A, tolerance)
    v = ones(size(A, 1), 1);
    lambda = 0;
    for steps = 1:1000
        w = A * v;
        next = norm(w);
        v = w / next;
        if abs(next - lambda) < tolerance, break, end
        lambda = next;
    end
end
function report(name, A)
    fprintf('%s: %s\n', name, strjoin(arrayfun(@num2str, size(A), 'UniformOutput', false), 'x'));
    for r = 1:size(A, 1)
        fprintf(' %9.3f', A(r, :));
        fprintf('  | %9.3f\n', sum(A(r, :)));
    end
    fprintf(' %s\n', repmat('-', 1, 10 * size(A, 2) - 1));
    fprintf(' %9.3f', sum(A, 1));
    fprintf('\n');
end
