% Least squares under linear conditions.
C = [1 2; 3 4; 5 6]; d = [1; 2; 4];
[x, resnorm, residual, flag] = lsqlin(C, d);
fprintf('%d %d %d\n', max(abs(x - C\d)) < 1e-10, abs(resnorm - sum((C*x - d).^2)) < 1e-12, flag);
x = lsqlin([1 0; 0 1], [2; 3], [1 1], 4);
fprintf('%.6f\n', x);
x = lsqlin(C, d, [], [], [1 1], 1);
fprintf('%d\n', abs(sum(x) - 1) < 1e-8);
x = lsqlin(C, d, [], [], [], [], [0; 0], [1; 1]);
y = lsqnonneg(C, d);
fprintf('%d\n', max(abs(x - min(y, 1))) < 1e-6);
try, lsqlin(C, [1; 2]); catch e, disp(e.message); end
