% SPDX-License-Identifier: Apache-2.0
% pagenorm, pagepinv, pagesvd, pageeig and pagemrdivide: each page as the function of a matrix has it.
A = reshape(sin(1:24), 3, 2, 2, 2);
n = pagenorm(A);
disp(size(n))
close = @(x, y) all(abs(x - y) < 1e-12, 'all');
disp([close(n(4), norm(A(:, :, 4))), close(pagenorm(A, 'fro'), sqrt(sum(A.^2, [1 2]))), close(pagenorm(A, 1), max(sum(abs(A)), [], 2))])
P = pagepinv(A);
disp([size(P), close(P(:, :, 3), pinv(A(:, :, 3)))])
s = pagesvd(A);
disp([size(s), close(s(:, :, 2), svd(A(:, :, 2)))])
[U, S, V] = pagesvd(A);
disp([size(U), size(S), size(V)])
disp(close(pagemtimes(pagemtimes(U, S), 'none', V, 'ctranspose'), A))
[U, S, V] = pagesvd(A, 'econ', 'vector');
disp([size(U), size(S), size(V)])
disp(size(pagesvd(A, 'matrix')))
B = cat(3, [2 1; 1 3], [1 4; 4 1], [0 1; -1 0]);
e = pageeig(B(:, :, 1:2));
fprintf('%.6f ', e), disp(' ')
disp(any(imag(pageeig(B)), 'all'))
[V, D] = pageeig(B(:, :, 1:2));
disp(close(pagemtimes(B(:, :, 1:2), V), pagemtimes(V, D)))
e = pageeig(B(:, :, 1:2), 2*eye(2));
fprintf('%.6f ', e), disp(' ')
[~, D] = pageeig(B(:, :, 1), 'vector');
disp(size(D))
X = pagemrdivide(permute(A, [2 1 3 4]), cat(3, magic(3), eye(3)));
disp(size(X))
disp(close(X(:, :, 1), A(:, :, 1)'/magic(3)))
disp(class(pagenorm(single(A))))
tries = {@() pagenorm(int8(1)), @() pagepinv('a'), @() pagesvd(1, 'half'), @() pageeig(A), @() pageeig(int8(1)), @() pagesvd()};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
