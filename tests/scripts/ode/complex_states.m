% Complex states whose slope is real at the start.
[x, y] = ode45(@(x, y) 1, [0 1], 1i);
disp(isequal(imag(y), ones(size(y))))
sol = ode23(@(x, y) 1, [0 1], 2i);
disp(isequal(imag(deval(sol, [0.25 0.5])), [2 2]))
[x, y] = ode45(@(x, y) 1i*y, [0 1], 1);
fprintf('%d\n', abs(y(end) - exp(1i)) < 1e-4);
% A slope that turns complex, and one that is single, within a step.
[x, y] = ode45(@(x, y) sqrt(0.5 - x), [0 1], 0);
fprintf('%d %d\n', isreal(y), abs(y(end) - (2/3)*(0.5^1.5)*(1 + 1i)) < 1e-2);
[x, y] = ode45(@(x, y) single(-y), [0 1], 1);
fprintf('%s %d\n', class(y), abs(y(end) - exp(-1)) < 1e-4);
