% Columns are combined in both parts: Hermitian, general and real matrices against eig.
rng(1);
n = 260;
R = sprandn(n, n, 0.03);
C = R + 1i*sprandn(n, n, 0.03);
for M = {R, R + R', C, C + C'}
    A = M{1};
    [V, D, flag] = eigs(A, 5);
    e = sort(abs(eig(full(A))), 'descend');
    scale = norm(full(A));
    disp([flag == 0, norm(full(A*V - V*D)) < 1e-11*scale, norm(sort(abs(diag(D)), 'descend') - e(1:5)) < 1e-11*scale, ...
        isreal(V) == all(abs(imag(diag(D))) == 0 & isreal(A))])
end
