% Exponentials of badly scaled, defective and triangular matrices against closed forms; scaling and pairs by matching, delays.
near = @(a, b, tol) disp(norm(a - b, 1) <= tol*norm(b, 1));
near(expm([1 1e6; 0 1]), exp(1)*[1 1e6; 0 1], 4e-16), near(expm([1 0; -1e9 1]), exp(1)*[1 0; -1e9 1], 4e-16), near(expm([0 1e10; -1e-10 0]*pi/2), [0 1e10; -1e-10 0], 1e-14)
% Moler and Van Loan, "Nineteen dubious ways to compute the exponential of a matrix", 1978: eigenvalues -1 and -17.
V = [1 3; 2 4]; near(expm([-49 24; -64 31]), V*diag(exp([-1 -17]))/V, 1e-13)
% exp of a triangular matrix has the divided difference above its diagonal.
near(expm([-1000 1e3; 0 2]), [exp(-1000), 1e3*exp(2)/1002; 0, exp(2)], 1e-15), near(expm([3 1; 0 3 + 1e-12]), exp(3)*[1 1 + 5e-13; 0 1 + 1e-12], 1e-15), near(expm([1i 2; 0 -1i]), [exp(1i), 2*sin(1); 0, exp(-1i)], 1e-15)
N = [0 1e-8 3; 0 0 1e-8; 0 0 0]; near(expm(N), eye(3) + N + N^2/2, 1e-16), A = gallery('frank', 8)/3; near(expm(A)*expm(-A), eye(8), 1e-12), near(expm(A.'), expm(A).', 1e-13), near(expm(single(A)), single(expm(A)), 1e-5)
disp(class(expm(single([1 2; 3 4])))), disp(expm([])), disp(expm(true)), disp(expm([NaN 1; 0 1])), disp(issparse(expm(sparse([0 1; 0 0])))), disp(expm(zeros(2))), disp(expm(diag([0 log(2)])))
B = sin((1:60)'*(1:60))/20; near(expm(B)*expm(-B), eye(60), 1e-13), near(expm(2*B), expm(B)^2, 1e-13)
disp(full(spaugment(sparse([1; 2]), 1))), A = [1 1e6 0; 1e-6 3 2e3; 5 0 1e-4]; [P, R, C] = equilibrate(A); B = full(R*P*A*C); disp(max(abs(abs(diag(B)) - 1)) < 1e-9), disp(max(abs(B(:))) < 1 + 1e-9), [p, r, c] = equilibrate(A, 'vector'); disp([size(p) size(r) size(c)]), disp(cond(A) > 1e3 && cond(B) < 100), disp(norm(diag(r)*A(p, :)*diag(c) - B) < 1e-12)
A = magic(7); A(:, 2) = A(:, 2)*1e9; A(3, :) = A(3, :)/1e7; [P, R, C] = equilibrate(sparse(A)); B = full(R*P*A*C); disp(max(abs(abs(diag(B)) - 1)) < 1e-9), disp(max(abs(B(:))) < 1 + 1e-9)
disp(matchpairs([10 5 8; 5 2 1; 9 9 9], 100)'), [m, r, c] = matchpairs([1 2; 3 50; 60 70], 10); disp(m), disp(r'), disp(c'), disp(matchpairs([1 5; 5 1], -10, 'max')'), disp(size(matchpairs(ones(2, 3), 0.1)))
C = mod((1:7)'*(1:7)*37, 53); m = matchpairs(C, 1e3); best = Inf; q = perms(1:7); for k = 1:size(q, 1), best = min(best, sum(C(sub2ind([7 7], q(k, :), 1:7)))); end, disp(sum(C(sub2ind([7 7], m(:, 1), m(:, 2)))) == best)
[n, d] = padecoef(1, 1); disp([n; d]), [n, d] = padecoef(0.2, 3); fprintf('%.10g ', n, d); fprintf('\n'), w = 1i*2; disp(abs(polyval(n, w)/polyval(d, w) - exp(-0.2*w)) < 1e-6)
tries = {@() expm(ones(2, 3)), @() expm('a'), @() expm(), @() equilibrate([1 0; 0 0]), @() equilibrate(ones(2, 3))};
for k = 1:numel(tries), try, tries{k}(); disp('no error'), catch e, disp(e.identifier), end, end
