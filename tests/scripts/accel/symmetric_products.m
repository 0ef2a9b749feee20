% Half of a matrix times its own transpose is computed; the other half has the same bits.
A = mod(reshape(1:9000, 90, 100) * 7919, 1009) / 1009 - 0.5;
same = A + 0; % another array with these values: a product without the symmetry
G = A' * A;
fprintf('%.17g %d %d\n', G(3, 70), isequal(G, A' * same), isequal(G, G'));
G = A * A';
fprintf('%.17g %d %d\n', G(3, 70), isequal(G, A * same'), isequal(G, G'));
% covariance: the centred columns are stored, the division is an epilogue
n = size(A, 1);
Xc = A - mean(A);
C = Xc' * Xc / (n - 1);
fprintf('%.17g %d %d\n', C(1, 2), isequal(C, C'), max(max(abs(C - cov(A)))) < 1e-15);
% an epilogue that is not symmetric
E = A' * A - (1:100);
fprintf('%.17g %d\n', sum(E(:)), isequal(E, A' * same - (1:100)));
T = tanh(A * A' .* (1:90)');
fprintf('%.17g %d\n', sum(T(:)), isequal(T, tanh(A * same' .* (1:90)')));
% few terms of many columns, and many terms of few
w = A(1:3, :); v = w + 0;
fprintf('%d\n', isequal(w' * w, w' * v));
l = mod(reshape(1:50000, 5000, 10) * 31, 997) / 997 - 0.3; m = l + 0;
H = l' * l / 5000;
fprintf('%.17g %d %d\n', H(2, 9), isequal(H, l' * m / 5000), isequal(H, H'));
% single precision, NaN and infinity
S = single(A); S(4, 5) = NaN; S(6, 7) = Inf; R = S + 0;
P = S' * S;
fprintf('%s %d %d %d\n', class(P), isequaln(P, S' * R), nnz(isnan(P)), nnz(isinf(P)));
% pages
p = reshape(mod((1:3000) * 31, 97), 10, 15, 20) / 97;
Q = pagemtimes(p, 'transpose', p, 'none');
fprintf('%.17g %d\n', Q(3, 12, 20), isequal(Q, pagemtimes(p, 'transpose', p + 0, 'none')));
% not symmetric: neither is transposed, both are, or one is another's part
B = A(:, 1:90);
N = B * B;
fprintf('%.17g %d\n', N(3, 70), isequal(N, N'));
N = B' * B';
fprintf('%.17g %d\n', N(3, 70), isequal(N, N'));
N = A(1:80, :)' * A(11:90, :);
fprintf('%.17g %d\n', N(3, 70), isequal(N, N'));
