% ode78, ode89: orders seen in the errors; ode15i against closed forms and ode15s; what continues a solution.
f = @(t, y) [y(2); -y(1)]; exact = @(t) [sin(t); cos(t)];
for solver = {'ode78', 'ode89'}
    e = [];
    for n = [8 16]
        sol = feval(solver{1}, f, [0 10], [0; 1], odeset('RelTol', 0.1, 'AbsTol', 1e3, 'InitialStep', 10/n, 'MaxStep', 10/n));
        e(end + 1) = norm(sol.y(:, end) - exact(10));
    end
    sol = feval(solver{1}, f, [0 10], [0; 1], odeset('RelTol', 1e-10, 'AbsTol', 1e-12));
    tq = linspace(0, 10, 501); [y, slope] = deval(sol, tq);
    fprintf('%s order %.1f, dense %d, slope %d, few steps %d\n', solver{1}, floor(log2(e(1)/e(2))), max(max(abs(y - exact(tq)))) < 1e-11, ...
        max(max(abs(slope - [y(2, :); -y(1, :)]))) < 1e-8, sol.stats.nsteps < 140)
end
[t, y, te, ye, ie] = ode89(f, [0 10], [0; 1], odeset('Events', @(t, y) deal(y(1), 0, -1))); fprintf('%.5f ', te/pi), fprintf('%d ', ie, size(t, 1) == size(y, 1)), fprintf('\n')
[t, y] = ode78(@(t, y) -y, [1 0.5 0], exp(-1)); fprintf('%.6f ', y), fprintf('\n'), y = single(1); [~, y] = ode78(@(t, y) -y, [0 1], y); disp(class(y))
for r = [1e-3 1e-6]
    sol = ode15i(@(t, y, yp) yp - [y(2); -y(1)], [0 10], [0; 1], [1; 0], odeset('RelTol', r, 'AbsTol', r/100));
    fprintf('%d ', max(max(abs(deval(sol, tq) - exact(tq)))) < 30*r, sol.stats.nfailed < 10), fprintf('%s\n', sol.solver)
end
rob = @(t, y, yp) [yp(1) + 0.04*y(1) - 1e4*y(2)*y(3); yp(2) - 0.04*y(1) + 1e4*y(2)*y(3) + 3e7*y(2)^2; sum(y) - 1];
[y0, yp0] = decic(rob, 0, [1; 0; 1e-3], [1; 1; 0], [0; 0; 0], [0; 0; 0]);
[t, y] = ode15i(rob, [0 40], y0, yp0, odeset('RelTol', 1e-5, 'AbsTol', [1e-6; 1e-10; 1e-6]));
fprintf('%d ', abs(y(end, :) - [0.7158270687 9.185534765e-6 0.2841637457]) < [2e-4 1e-8 2e-4]), fprintf('\n')
J = @(t, y, yp) deal(2, 1); [~, a] = ode15i(@(t, y, yp) yp + 2*y, [0 1], 1, -2, odeset('Jacobian', {2, 1})); [~, b] = ode15i(@(t, y, yp) yp + 2*y, [0 1], 1, -2, odeset('Jacobian', J));
fprintf('%d %d\n', isequal(a, b), abs(a(end) - exp(-2)) < 1e-3)
sol = odextend(ode45(@(t, y) -y, [0 1], 1), [], 2); fprintf('%d ', abs(deval(sol, [0.5 1.5]) - exp(-[0.5 1.5])) < 1e-4, sol.x(end) == 2), fprintf('\n')
sol = odextend(ode15i(@(t, y, yp) yp + y, [0 1], 1, -1), [], 2); fprintf('%d\n', abs(sol.y(end) - exp(-2)) < 1e-2)
bvp = @(solver) solver(@(x, y) [y(2); -y(1)], @(a, b) [a(1); b(1) - 2], bvpinit(linspace(0, 1, 5), [0 0]));
sol = bvp(@bvp5c); fprintf('%s %d\n', sol.solver, max(abs(sol.y(1, :) - 2*sin(sol.x)/sin(1))) < 1e-6)
guess = bvpxtend(bvp(@bvp4c), 1.2); fprintf('%.4f ', guess.x(end), guess.y(:, end)), guess = bvpxtend(bvp(@bvp4c), -0.1, 'constant'); fprintf('%.4f ', guess.x(1:2), guess.y(1, 1)), fprintf('\n')
[u, s] = pdeval(0, [0 1 2], [0 1 4], 1.5); fprintf('%g ', u, s), [u, s] = pdeval(2, [1 2], [1 0.5], 1.25); fprintf('%g ', u, s), [u, s] = pdeval(1, [0 2], [0 4], [1 2]); fprintf('%g ', u, s), fprintf('\n')
figure('Visible', 'off'); ode45(@(t, y) [y(2); -y(1); 1], [0 6], [0; 1; 0], odeset('OutputFcn', @odephas3)); disp(numel(get(gca, 'Children')))
calls = {'ode15i(1, [0 1], 1, 1)', 'ode15i(@(t,y,yp) y, [0 1], 1, [1 2])', 'ode78(@sin)', 'odextend(1, [], 2)', 'odextend(ode45(@(t,y) y, [0 1], 1), [], 0.5)', ...
    'pdeval(3, [0 1], [0 1], 0.5)', 'pdeval(0, [0 1], [0 1], 2)', 'bvpxtend(struct(''x'', [0 1], ''y'', [0 1]), 0.5)'};
for k = 1:numel(calls), try, eval([calls{k} ';']); catch err, fprintf('%s: %s\n', err.identifier, err.message); end, end
% A slope that jumps: the narrower tolerances take more points than there may be, and the solution that holds is given.
s = bvp5c(@(x, y) [y(2); -abs(y(1))], @(a, b) [a(1); b(1) + 2], bvpinit(linspace(0, 4, 5), [1 0]), bvpset('Nmax', 100));
b = 2*2/(exp(4 - pi) - exp(pi - 4)); disp(max(abs(s.y(1, :) - (s.x < pi).*b.*sin(s.x) + (s.x >= pi).*b.*sinh(s.x - pi))) < 1e-3), disp(s.solver)
s = warning('off', 'test:kept'); bvp4c(@(x, y) [y(2); 0], @(a, b) [a(1); b(1) - 1], bvpinit([0 1], [0 1])); disp(warning('query', 'test:kept').state), warning(s)
