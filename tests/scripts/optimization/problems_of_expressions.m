% Problems that expressions describe: the same answers as those of the matrices, texts, values, mistakes.
x = optimvar('x', 2, 'LowerBound', 0);
p = optimproblem('ObjectiveSense', 'maximize', 'Description', 'two of them');
p.Objective = x(1) + x(2);
p.Constraints.a = x(1) + 2*x(2) <= 4;
p.Constraints.b = 3*x(1) + x(2) <= 6;
show(p)
quiet = optimoptions('linprog', 'Display', 'off');
[s, f, flag, out] = solve(p, 'Options', quiet);
fprintf('%.4f ', s.x, f); fprintf('%d %s\n', flag, out.solver);
q = prob2struct(p);
fprintf('%d %d %d\n', isequal(full(q.Aineq), [1 2; 3 1]), isequal(q.bineq, [4; 6]), isequal(q.f, [-1; -1]));
y = optimvar('y', 'Type', 'integer', 'LowerBound', 0, 'UpperBound', 10);
k = optimproblem('Objective', 5*x(1) + 4*y, 'ObjectiveSense', 'max');
k.Constraints.c1 = 6*x(1) + 4*y <= 24;
k.Constraints.c2 = x(1) + 2*y <= 6;
k.Constraints.c3 = x(2) == 1;
[s, f] = solve(k, 'Options', optimoptions('intlinprog', 'Display', 'off'));
fprintf('%.4f %.4f %.4f %.4f\n', s.x, s.y, f);
d = optimproblem('Objective', (x(1) - 1)^2 + (x(2) - 2)^2 + x'*x, 'Constraints', sum(x) == 1);
[s, f] = solve(d, 'Options', optimoptions('quadprog', 'Display', 'off'));
fprintf('%.4f %.4f %.4f %.4f\n', s.x, f, evaluate(d.Objective, s));
% A problem of transport: rows and columns of a matrix of variables.
c = [4 6 9; 5 3 8];
t = optimvar('t', 2, 3, 'LowerBound', 0);
r = optimproblem('Objective', sum(sum(c.*t)));
r.Constraints.supply = sum(t, 2) <= [50; 60];
r.Constraints.demand = sum(t, 1) == [30 40 30];
[s, f] = solve(r, 'Options', quiet);
fprintf('%.4f %d\n', f, norm(sum(s.t, 1) - [30 40 30]) < 1e-8);
% Expressions.
e = 2*x(1) - x(2)/2 + 3;
show(e)
show([1 2; 3 4]*x >= [1; 2])
show(x.^2 - x(1)*x(2))
disp(evaluate([x; 7], struct('x', [1; 2]))')
disp(evaluate(t', struct('t', [1 2 3; 4 5 6])))
disp(evaluate([t(1, :), t(2, 1:2)], struct('t', [1 2 3; 4 5 6])))
fprintf('%g %g %g\n', evaluate(dot([1 2], x'), struct('x', [3; 4])), evaluate(x'*[2 0; 0 3]*x, struct('x', [3; 4])), evaluate((x(1) + 1)*(x(2) - 1), struct('x', [3; 4])));
fprintf('%d %d %d\n', size(t'), numel(x));
w = optimvar('w', {'apples', 'pears'});
show(w('pears') + w(1))
z = optimexpr(1);
for k = 1:2, z = z + k*x(k); end
show(z)
v = optimvar('v');
v.LowerBound = -1;
v.UpperBound = 1;
[s, f] = solve(optimproblem('Objective', 3*v), 'Options', quiet);
fprintf('%.4f %.4f\n', s.v, f);
n = optimconstr(2);
n(1) = x(1) <= 1;
n(2) = x(2) <= 2;
m = optimproblem('Objective', x(1) + x(2), 'ObjectiveSense', 'maximize', 'Constraints', n);
[~, f] = solve(m, 'Options', quiet);
fprintf('%.4f %g\n', f, infeasibility(x(1) <= 1, struct('x', [3; 0])));
n(2) = x(2) >= 1;
show(n)
u = x(1);
u(3) = 2*x(2);
show(u)
e
c = x(1) >= 2
try, x(1)^3; catch err, disp(err.identifier), end
try, (x(1)^2)*x(2); catch err, disp(err.identifier), end
try, x(1)^2 <= 1; catch err, disp(err.identifier), end
try, evaluate(e, struct('q', 1)); catch err, disp(err.identifier), end
try, optimproblem('Objective', x); catch err, disp(err.identifier), end
try, solve(3); catch err, disp(err.identifier), end
