% Random matrices of the gallery have the properties that they are made for.
rng(3)
A = gallery('randsvd', [5 3], 100, 3); s = svd(A); fprintf('%d ', size(A)), fprintf('%.10f ', s), fprintf('\n')
B = gallery('randsvd', 4, -50); fprintf('%d %.8f\n', issymmetric(B), cond(B))
H = gallery('randhess', 5); fprintf('%d %d\n', isbanded(H, 1, 4), norm(H'*H - eye(5)) < 1e-14)
C = gallery('randcorr', [0.5 1 1.5 1]); fprintf('%d ', isequal(diag(C)', ones(1, 4)), issymmetric(C)), fprintf('%.10f ', sort(eig(C))), fprintf('\n')
x = [1.2 0.4 1 sqrt(4 - 1.44 - 0.16 - 1)];
U = gallery('randcolu', x, 6); fprintf('%d %d ', size(U)), fprintf('%.10f ', sum(U.^2, 1), sort(svd(U)'), sort(x)), fprintf('\n')
D = gallery('dramadah', 6), D2 = gallery('dramadah', 5, 2); disp(D2), disp(gallery('dramadah', 4, 3)), disp(det(D))
K = gallery('krylov', 4); Y = gallery('cycol', [4 6], 2); fprintf('%d ', size(K), size(Y), isequal(Y(:, 1:2), Y(:, 3:4))), fprintf('\n')
a = gallery('integerdata', 5, [3 2], 7); before = rng; b = gallery('integerdata', 5, 3, 2, 7); after = rng;
fprintf('%d ', isequal(a, b), isequal(before, after), min(a(:)) >= 1, max(a(:)) <= 5, size(gallery('normaldata', 2, 3, 1)), size(gallery('uniformdata', [2 2], 1))), fprintf('\n')
disp(class(gallery('integerdata', 9, 2, 1, 'int8')))
fprintf('%.6f %s %s %s\n', normest(toeplitz([-2 1 0 0])), fftw('planner'), fftw('planner', 'measure'), fftw('planner', 'estimate'))
[~, ~, ~, count] = normest1(magic(3), 3); disp(count')
s = rand('state'); a = rand(1, 3); rand('state', s); disp(isequal(a, rand(1, 3)))
randn('state', [1 2 3]); a = randn; randn('state', [1 2 3]); disp(isequal(a, randn)), rand('state', 'reset')
S = sparse([0 1 2]); fprintf('%d ', issparse(atan2(S, 1)), issparse(hypot(1, S)), issparse(rem(S, 2)), issparse(mod(5, S))), fprintf('\n')
