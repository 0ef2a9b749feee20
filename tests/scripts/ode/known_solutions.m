% SPDX-License-Identifier: Apache-2.0
% Every solver against closed forms: errors follow the tolerance, and a hundredth of it gives a hundredth of the error or so.
problems = {@(t, y) -y + cos(t), [0 3], 0, @(t) (cos(t) + sin(t) - exp(-t))/2
    @(t, y) [y(2); -y(1)], [0 6], [0; 1], @(t) [sin(t), cos(t)]
    @(t, y) y.^2, [0 0.9], 1, @(t) 1./(1 - t)
    @(t, y) [-500*(y(1) - cos(t)) - sin(t); -y(2)], [0 1], [1; 1], @(t) [cos(t), exp(-t)]};
for s = {@ode45, @ode23, @ode113, @ode78, @ode89, @ode15s, @ode23s, @ode23t, @ode23tb}
    good = true;
    for k = 1:size(problems, 1)
        [f, span, y0, exact] = problems{k, :};
        tol = 1e-5;
        [t, y] = s{1}(f, span, y0, odeset('RelTol', tol, 'AbsTol', tol*1e-2));
        coarse = max(max(abs(y - exact(t))./(1 + abs(exact(t)))));
        [t, y] = s{1}(f, span, y0, odeset('RelTol', tol/100, 'AbsTol', tol*1e-4));
        fine = max(max(abs(y - exact(t))./(1 + abs(exact(t)))));
        ok = coarse < 500*tol && fine < tol*10 && (fine < coarse/3 || fine < 1e-9);
        if ~ok, fprintf('%s problem %d: %.2g %.2g\n', func2str(s{1}), k, coarse, fine); good = false; end
    end
    if good, fprintf('%s ok\n', func2str(s{1})); end
end
% An orbit of Arenstorf closes after its period, a published one (Hairer, Norsett, Wanner, II.0).
mu = 0.012277471;
f = @(t, y) [y(3); y(4); y(1) + 2*y(4) - (1 - mu)*(y(1) + mu)/((y(1) + mu)^2 + y(2)^2)^1.5 - mu*(y(1) - 1 + mu)/((y(1) - 1 + mu)^2 + y(2)^2)^1.5
    y(2) - 2*y(3) - (1 - mu)*y(2)/((y(1) + mu)^2 + y(2)^2)^1.5 - mu*y(2)/((y(1) - 1 + mu)^2 + y(2)^2)^1.5];
y0 = [0.994; 0; 0; -2.00158510637908252240537862224];
[~, y] = ode89(f, [0 17.0652165601579625588917206249], y0, odeset('RelTol', 1e-13, 'AbsTol', 1e-15));
disp(norm(y(end, :)' - y0) < 1e-3)
