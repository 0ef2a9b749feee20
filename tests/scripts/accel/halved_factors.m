% Factors and solutions of sizes around 32, 64 and 256, where columns are halved and blocks end: the
% same bits everywhere, with zero pivots, NaN, subnormal numbers and few or many sides.
rng(3);
for n = [5 33 66]
  B = rand(n); [L, U, p] = lu(B, 'vector'); [~, ~, P] = lu(B);
  fprintf('%d %d %.17g %.17g %d\n', n, norm(L*U - B(p,:)) < 1e-13*n, sum(L(:)), sum(U(:)), isequal(P*(1:n)', p'));
  B(:,ceil(n/2)) = 0; B(1,2) = NaN; [L, U, p] = lu(B, 'vector');
  fprintf('%.17g %.17g %d\n', sum(L(~isnan(L))), sum(U(~isnan(U))), sum(p .* (1:n)));
  A = rand(n); A = A*A' + n*eye(n); R = chol(A); e = norm(R'*R - A); [L, q] = chol(single(A), 'lower'); A(n,n) = -1; [~, r] = chol(A);
  fprintf('%d %.17g %.9g %d %d\n', e < 1e-13*n*n, sum(R(:)), sum(L(:)), q, r);
  C = rand(n) + 1i*rand(n); [L, U] = lu(C);
  fprintf('%.17g %.17g\n', abs(sum(L(:))), abs(sum(U(:))));
end
for s = {[520 40], [40 70]}
  [L, U] = lu(rand(s{1})); fprintf('%.17g %.17g\n', sum(L(:)), sum(U(:)));
end
B = rand(270) + eye(270); Y = rand(270, 40);
for k = [1 2 40]
  X = B \ Y(:,1:k); W = B' \ Y(:,1:k); fprintf('%.17g %.17g ', sum(X(:)), sum(W(:)));
  X = triu(B) \ Y(:,1:k); W = tril(B) \ Y(:,1:k); fprintf('%.17g %.17g ', sum(X(:)), sum(W(:)));
  X = triu(B)' \ Y(:,1:k); W = tril(B)' \ Y(:,1:k); fprintf('%.17g %.17g\n', sum(X(:)), sum(W(:)));
end
fprintf('%.10g\n', rcond(B)); % the processor's own LAPACK decides further digits
B = single(B); X = tril(B*1e-18) \ single(Y*1e-38); W = triu(B) \ single(Y(:,1)*1e-42);
fprintf('%.9g %.9g\n', sum(X(:)*1e18), sum(W(:)*1e30));
