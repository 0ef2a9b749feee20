% Of a matrix product of which only a diagonal is wanted, only that is computed.
G = mod(reshape(1:6400, 80, 80) * 7919, 1009) / 1009 - 0.5;
Q = mod(reshape(1:5600, 80, 70) * 31, 997) / 997 - 0.4;
P = Q' * G * Q; % kept: the whole product
d = diag(Q' * G * Q);
fprintf('%d %d %.17g %d\n', size(d), sum(d), isequal(d, diag(P)));
s = Q' * G * Q; s = sqrt(abs(diag(s)) + 1)'; fprintf('%d %d %.17g\n', size(s), sum(s));
% the other diagonals, of the shape that is not square
A = Q(1:60, :); B = G(1:70, :);
W = A * B; p = [-59 -30 -1 0 1 30 79]; q = zeros(size(p)); e = q;
for i = 1:numel(p)
    q(i) = sum(diag(A * B, p(i))); e(i) = sum(diag(W, p(i)));
end
fprintf('%.17g %d\n', sum(q .* p), isequal(q, e));
% the trace, with each factor transposed or not
V = A';
fprintf('%.17g %.17g %.17g %.17g\n', trace(G * G), trace(G' * G), trace(G * G'), trace(V' * B(:, 1:60)));
R = G' * G; fprintf('%d\n', isequal(trace(R), trace(G' * G)));
% more than 2048 terms, and single precision
L = single(mod(reshape(1:45000, 9, 5000) * 31, 997) / 997) - 0.3;
C = L * L';
d = diag(L * L') * 2; fprintf('%s %.9g %d\n', class(d), sum(d), isequal(d, 2 * diag(C)));
% NaN
X = Q; X(7, 3) = NaN; Y = X' * X; d = diag(X' * X);
fprintf('%d %d\n', nnz(isnan(d)), isequaln(d, diag(Y)));
% not: the product is used otherwise as well
M = Q' * Q; d = diag(M); m = sum(M(:)); clear M
fprintf('%.17g %.17g\n', sum(d), m);
T = Q' * G; d = diag(T); t = diag(T, 1); clear T
fprintf('%.17g %.17g\n', sum(d), sum(t));
