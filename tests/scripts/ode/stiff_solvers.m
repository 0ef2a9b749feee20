% The implicit solvers: the numbers of steps that are known of ode15s, published values, algebraic
% equations, mass matrices, Jacobians and their patterns.
vdp = @(t, y) [y(2); 1000*(1 - y(1)^2)*y(2) - y(1)];
[t, y] = ode15s(vdp, [0 3000], [2; 0], odeset('Stats', 'on')); disp(size(y))
J = @(t, y) [0 1; -2000*y(1)*y(2) - 1, 1000*(1 - y(1)^2)];
for solver = {@ode15s, @ode23s, @ode23t, @ode23tb}
    f = solver{1};
    disp(func2str(f))
    [t, y] = f(vdp, [0 3000], [2; 0], odeset('Jacobian', J)); fprintf('%.2f\n', y(end, 1));
    [t, y] = f(@(t, y) -100*(y - cos(t)), [0 1], 0, odeset('RelTol', 1e-6, 'AbsTol', 1e-8));
    exact = (100^2*cos(1) + 100*sin(1))/(1 + 100^2); disp(abs(y(end) - exact) < 1e-5)
    sol = f(@(t, y) -y, [0 3], 1, odeset('RelTol', 1e-6));
    [v, slope] = deval(sol, linspace(0, 3, 7)); disp(max(abs(v - exp(-linspace(0, 3, 7)))) < 1e-4), disp(max(abs(slope + v)) < 2e-3)
end
% Robertson's kinetics as a differential-algebraic problem, from a start that is not consistent.
rob = @(t, y) [-0.04*y(1) + 1e4*y(2)*y(3); 0.04*y(1) - 1e4*y(2)*y(3) - 3e7*y(2)^2; sum(y) - 1];
known = [0.7158 9.1855e-6 0.2842; 0.4505 3.2229e-6 0.5495; 0.1832 8.9423e-7 0.8168; 0.03898 1.6219e-7 0.9610];
for solver = {@ode15s, @ode23t, @ode23tb}
    o = odeset('Mass', diag([1 1 0]), 'RelTol', 1e-6, 'AbsTol', [1e-7 1e-11 1e-7]);
    [t, y] = solver{1}(rob, [0 40 400 4000 40000], [1; 0; 1e-3], o);
    disp(max(abs(y(2:5, :)./known - 1), [], 'all') < 1e-3), disp(abs(y(1, 3)) < 1e-12)
end
[t, y] = ode15s(@(t, y) -t*y, [0 1 2], 1, odeset('Mass', @(t, y) 1 + t + 0*y, 'RelTol', 1e-7, 'AbsTol', 1e-9)); disp(max(abs(y - exp(-t).*(1 + t))) < 1e-5)
[t, y] = ode23t(@(t, y) -t*y, [0 1 2], 1, odeset('Mass', @(t) 1 + t, 'MStateDependence', 'none', 'RelTol', 1e-6)); disp(max(abs(y - exp(-t).*(1 + t))) < 1e-4)
n = 50; e = ones(n, 1); A = (n + 1)^2*spdiags([e -2*e e], -1:1, n, n); x = (1:n)'/(n + 1);
[t, y] = ode15s(@(t, y) A*y, [0 0.1], sin(pi*x), odeset('JPattern', A ~= 0, 'RelTol', 1e-6)); disp(max(abs(y(end, :)' - sin(pi*x)*exp(-pi^2*0.1))) < 2e-4)
[t, y] = ode15s(@(t, y) A*y, [0 0.1], sin(pi*x), odeset('Jacobian', A, 'BDF', 'on', 'MaxOrder', 3)); disp(max(abs(y(end, :)' - sin(pi*x)*exp(-pi^2*0.1))) < 2e-3)
try, ode15s(@(t, y) [y(2); y(1) - t], [0 1], [0; 1], odeset('Mass', [1 0; 0 0])); catch e, disp(e.identifier), end
try, ode23s(@(t, y) y, [0 1], 1, odeset('Mass', @(t) 1)); catch e, disp(e.identifier), end
