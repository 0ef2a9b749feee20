% Events, output functions, the forms of outputs and bad input.
fall = @(t, y) [y(2); -9.8];
o = odeset('Events', @ground, 'Refine', 4);
[t, y, te, ye, ie] = ode45(fall, [0 30], [0; 20], o);
fprintf('%.10f %.10f %d %d\n', te, 2*20/9.8, ie, abs(ye(1)) < 1e-9); disp(t(end) == te)
% A ball that bounces five times.
start = 0; v = [0; 20]; times = [];
for k = 1:5
    [t, y, te, ye] = ode23(fall, [start 30], v, o);
    times(k) = te; start = te; v = [0; -0.9*ye(2)];
end
disp(max(abs(times - cumsum(2*20/9.8*0.9.^(0:4)))) < 1e-8)
for solver = {@ode45, @ode23, @ode113, @ode15s, @ode23s, @ode23t, @ode23tb}
    o = odeset('Events', @zeros_of_both, 'RelTol', 1e-6, 'AbsTol', 1e-8);
    [t, y, te, ye, ie] = solver{1}(@(t, y) [y(2); -y(1)], [0 7], [0; 1], o);
    fprintf('%.3f ', te); fprintf('%d ', ie); fprintf('%d\n', max(abs(te' - pi/2*(1:4))) < 1e-3);
end
sol = ode45(fall, [0 30], [0; 20], odeset('Events', @ground));
disp(fieldnames(sol)'), fprintf('%.6f %d %d\n', sol.xe, sol.ie, size(sol.y, 2) == numel(sol.x)); disp(sol.stats)
fprintf('%.6f\n', deval(sol, sol.xe/2, 1) - 20^2/(2*9.8));
ode45(@(t, y) -y, [0 1 2], [1; 2], odeset('OutputFcn', @told, 'OutputSel', 2));
[t, y] = ode45(@(t, y) -y, [0 1], 1, odeset('OutputFcn', @(t, y, flag) isempty(flag), 'Refine', 1)); disp(numel(t))
o = odeset('RelTol', 1e-4, 'abstol', 1e-8); disp(odeget(o, 'RelTol')), disp(odeget(o, 'AbsTol')), disp(odeget(o, 'MaxStep', 7)), disp(isempty(odeget(o, 'Mass')))
o = odeset(o, 'RelTol', 1e-5); disp(o.RelTol), o = odeset(odeset('MaxStep', 2), o); disp([o.MaxStep o.RelTol])
% A pole: the solver says where it stopped.
[t, y] = ode45(@(t, y) y^2, [0 2], 1); [text, id] = lastwarn; disp(id), disp(text(1:20)), fprintf('%.3f\n', t(end));
attempt(@() ode45(@(t, y) y))
attempt(@() ode45(@(t, y) y, [0 0], 1))
attempt(@() ode45(@(t, y) y, [0 2 1], 1))
attempt(@() ode45(@(t, y) y, 1, 1))
attempt(@() ode45(@(t, y) [1 2], [0 1], [1; 2]))
attempt(@() ode45(@(t, y) [1; 2], [0 1], 1))
attempt(@() ode45(@(t, y) y, [0 1], 1, odeset('RelTol', -1)))
attempt(@() ode45(@(t, y) y, [0 1], 1, odeset('AbsTol', 0)))
attempt(@() ode45(@(t, y) y, [0 1], 1, odeset('AbsTol', [1 1])))
attempt(@() odeset('NoSuch', 1))
attempt(@() odeset('RelTol'))
attempt(@() odeset('Max', 1))
attempt(@() odeget(1, 'RelTol'))
attempt(@() deval(sol, 50))
function [value, stop, direction] = ground(t, y)
value = y(1); stop = 1; direction = -1;
end
function [value, stop, direction] = zeros_of_both(t, y)
value = y; stop = [0; 0]; direction = [0; 0];
end
function status = told(t, y, flag)
fprintf('[%s] %s %s\n', flag, mat2str(t, 4), mat2str(y, 4)); status = false;
end
function attempt(f)
try, f(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
end
