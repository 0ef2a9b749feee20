% ode45, ode23 and ode113: the numbers of steps that are known of them, closed forms, dense output.
vdp = @(t, y) [y(2); (1 - y(1)^2)*y(2) - y(1)];
[t, y] = ode45(vdp, [0 20], [2; 0], odeset('Stats', 'on'));
disp(size(t)), fprintf('%.4f %.4f\n', y(end, :));
[t, y] = ode23(vdp, [0 20], [2; 0], odeset('Stats', 'on')); disp(size(y))
for solver = {@ode45, @ode23, @ode113}
    f = solver{1};
    [t, y] = f(@(t, y) -y, [0 1 2 3], 1, odeset('RelTol', 1e-8, 'AbsTol', 1e-10));
    disp(t'), disp(all(abs(y - exp(-t)) < 1e-7))
    [t, y] = f(@(t, y) [y(2); -y(1)], linspace(3, 0, 7), [0; 1], odeset('RelTol', 1e-7, 'AbsTol', 1e-9));
    disp(max(abs(y(:, 1) - sin(t - 3))) < 1e-5)
    sol = f(@(t, y) 2i*y, [0 1], 1, odeset('RelTol', 1e-6));
    [v, slope] = deval(sol, [0 0.3 1]);
    disp(max(abs(v - exp(2i*[0 0.3 1]))) < 1e-5), disp(max(abs(slope - 2i*exp(2i*[0 0.3 1]))) < 1e-2)
    disp(sol.solver)
end
% Arenstorf's orbit comes back to its start.
mu = 0.012277471; nu = 1 - mu;
d = @(y, m) ((y(1) + m)^2 + y(3)^2)^1.5;
orbit = @(t, y) [y(2); y(1) + 2*y(4) - nu*(y(1) + mu)/d(y, mu) - mu*(y(1) - nu)/d(y, -nu); ...
    y(4); y(3) - 2*y(2) - nu*y(3)/d(y, mu) - mu*y(3)/d(y, -nu)];
y0 = [0.994; 0; 0; -2.00158510637908252240537862224];
period = 17.0652165601579625588917206249;
[~, y] = ode45(orbit, [0 period], y0, odeset('RelTol', 1e-10, 'AbsTol', 1e-12)); disp(norm(y(end, [1 3]) - y0([1 3])') < 1e-4)
[~, y] = ode113(orbit, [0 period], y0, odeset('RelTol', 1e-10, 'AbsTol', 1e-12)); disp(norm(y(end, [1 3]) - y0([1 3])') < 1e-4)
% Lorenz for a short time, against a run with strict tolerances.
lorenz = @(t, y) [10*(y(2) - y(1)); y(1)*(28 - y(3)) - y(2); y(1)*y(2) - 8/3*y(3)];
[~, a] = ode45(lorenz, [0 1 2], [1; 1; 1], odeset('RelTol', 1e-10, 'AbsTol', 1e-12));
[~, b] = ode113(lorenz, [0 1 2], [1; 1; 1], odeset('RelTol', 1e-10, 'AbsTol', 1e-12));
fprintf('%.6f ', a(end, :)); fprintf('\n'); disp(max(abs(a(end, :) - b(end, :))) < 1e-6)
% A long state, single precision, further arguments, a mass matrix, no negative values.
[t, y] = ode45(@(t, y) -y, [0 1], ones(1000, 1)); disp(max(abs(y(end, :) - exp(-1))) < 1e-6), disp(numel(unique(y(end, :))))
[t, y] = ode45(@(t, y) -y, single([0 1]), 1); disp(class(y)), disp(abs(y(end) - exp(-1)) < 1e-5)
[t, y] = ode45(@(t, y, k) k*y, [0 1], 1, [], 2); fprintf('%.3f\n', y(end));
[t, y] = ode23(@(t, y) [2*y(2); -2*y(1)], [0 pi], [1; 0], odeset('Mass', diag([2 2]), 'RelTol', 1e-7)); fprintf('%.4f %.4f\n', abs(y(end, :)));
[t, y] = ode45(@(t, y) -abs(y), [0 40], 1, odeset('NonNegative', 1)); disp(min(y) >= 0)
