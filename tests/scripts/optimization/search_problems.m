% Problem structures of the searches; bounds may be left out.
rng(1)
p = struct('objective', @(x) sum((x - [1 2]).^2), 'nvars', 2, 'lb', [2 0], 'ub', [5 1], 'solver', 'particleswarm', ...
    'options', optimoptions('particleswarm', 'Display', 'off', 'MaxIterations', 3));
x = particleswarm(p); disp(all(x >= p.lb & x <= p.ub))
q = struct('objective', p.objective, 'x0', [3 -2], 'solver', 'simulannealbnd', ...
    'options', optimoptions('simulannealbnd', 'Display', 'off', 'MaxIterations', 5));
[x, fval] = simulannealbnd(q); disp(size(x)), disp(fval <= p.objective(q.x0))
