% fsolve, lsqnonlin, lsqcurvefit, lsqnonneg: roots and fits that are known, options, outputs.
[x, f, flag, out] = fsolve(@(x) [2*x(1) - x(2) - exp(-x(1)); -x(1) + 2*x(2) - exp(-x(2))], [-5; -5]);
fprintf('%.6f %.6f %d\n', x, flag); disp(fieldnames(out)'), disp(norm(f) < 1e-6)
quiet = optimoptions('fsolve', 'Display', 'off');
[x, ~, flag] = fsolve(@(x) [10*(x(2) - x(1)^2); 1 - x(1)], [-1.2; 1], quiet); fprintf('%.6f %.6f %d\n', x, flag);
[x, ~, flag] = fsolve(@(x) x*x*x - [1 2; 3 4], ones(2), quiet); disp(norm(x^3 - [1 2; 3 4]) < 1e-6), disp(flag)
[x, ~, flag] = fsolve(@(x) x^2 + 1, 1, quiet); disp(flag)
x = fsolve(@(x, a) x.^2 - a, ones(1, 5), quiet, 1:5); fprintf('%.6f ', x.^2); fprintf('\n');
[x, ~, flag, ~, J] = fsolve(@withJacobian, [1; 2], optimset('Jacobian', 'on', 'Display', 'off')); fprintf('%.6f %.6f %d\n', x, flag); fprintf('%.4f ', J); fprintf('\n');
[x, ~, flag] = fsolve(@(x) [x(1) + 10*x(2); sqrt(5)*(x(3) - x(4)); (x(2) - 2*x(3))^2; sqrt(10)*(x(1) - x(4))^2], [3; -1; 0; 1], quiet);
disp(norm(x) < 0.01), disp(flag)
[x, ~, flag] = fsolve(@(x) x - cos(x), 1, optimoptions(quiet, 'MaxIterations', 1)); disp(flag)
% An exponential fit, exactly and with a bound that holds.
t = (0:0.2:3)'; y = 2.5*exp(-1.3*t) + 0.5; model = @(p, t) p(1)*exp(-p(2)*t) + p(3);
quiet = optimset('Display', 'off');
[p, r, res, flag, out, lambda, J] = lsqcurvefit(model, [1 1 1], t, y, [], [], quiet);
fprintf('%.6f ', p); fprintf('%d %d\n', r < 1e-10, flag > 0); disp(size(J)), disp(issparse(J)), disp(lambda.lower')
[p, r, ~, ~, ~, lambda] = lsqcurvefit(model, [1 1 1], t, y, [0 0 0], [2 5 5], quiet);
disp(p(1)), q = fminsearch(@(q) sum((2*exp(-q(1)*t) + q(2) - y).^2), [1 1], optimset('TolX', 1e-9, 'TolFun', 1e-12));
disp(max(abs(p(2:3) - q)) < 1e-4), disp(lambda.upper(1) > 0)
% Misra1a of NIST's problems: certified values 238.94212918 and 5.5015643181e-4.
y = [10.07 14.73 17.94 23.93 29.61 35.18 40.02 44.82 50.76 55.05 61.01 66.40 75.47 81.78];
t = [77.6 114.9 141.1 190.8 239.9 289 332.8 378.4 434.8 477.3 536.8 593.1 689.1 760];
[b, r] = lsqcurvefit(@(b, t) b(1)*(1 - exp(-b(2)*t)), [500 1e-4], t, y, [], [], optimset('Display', 'off', 'TolFun', 1e-12, 'TolX', 1e-12));
fprintf('%.3f %.5e %.6f\n', b, r);
[x, r, res, flag] = lsqnonlin(@(x) [10*(x(2) - x(1)^2); 1 - x(1)], [-1.2 1]); fprintf('%.5f %.5f %d\n', x, flag);
[x, ~, ~, flag, ~, lambda] = lsqnonlin(@(x) [x(1) - 3; x(2) - 1], [0 0], [], [2 2], quiet); fprintf('%.6f %.6f %.4f\n', x, lambda.upper(1));
[x, ~, ~, flag] = lsqnonlin(@(x) x, 1, 2, 1, quiet); disp(flag)
[x, r, res, flag, out, w] = lsqnonneg([1 0; 0 1; 1 1], [1; -2; 3]); disp(x'), disp(r), disp(res'), disp(flag), disp(w')
A = magic(4); A = A(:, 1:3); x = lsqnonneg(A, A*[1; 2; 3]); fprintf('%.6f ', x); fprintf('\n');
attempt(@() fsolve(@(x) x))
attempt(@() fsolve(@(x) x, single(1)))
attempt(@() fsolve(@(x) NaN, 1))
attempt(@() lsqcurvefit(@(p, t) p*t, 1, 1:3, 1:4))
attempt(@() lsqnonneg(ones(2), [1; 2; 3]))
attempt(@() optimoptions('fsolve', 'NoSuch', 1))
attempt(@() optimoptions('nosolver'))
attempt(@() optimset('Tol', 1))
o = optimoptions('fmincon', 'TolCon', 1e-3); disp(o.ConstraintTolerance), disp(o.SolverName), disp(optimget(optimset('GradObj', 'on'), 'GradObj'))
function [f, J] = withJacobian(x)
f = [x(1)^2 + x(2)^2 - 4; x(1) - x(2)];
J = [2*x(1) 2*x(2); 1 -1];
end
function attempt(f)
try, f(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
end
