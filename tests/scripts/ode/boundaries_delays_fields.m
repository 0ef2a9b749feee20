% bvp4c, dde23 and pdepe against closed forms and published values.
guess = @(v) bvpinit(linspace(0, 4, 5), v);
two = @(x, y) [y(2); -abs(y(1))]; ends = @(a, b) [a(1); b(1) + 2];
up = bvp4c(two, ends, guess([1 0])); down = bvp4c(two, ends, guess([-1 0])); fprintf('%.2f %.3f\n', deval(up, 0, 2), deval(down, 0, 2));
s = bvp4c(@(x, y, q) [y(2); -(q - 10*cos(2*x))*y(1)], @(a, b, q) [a(2); b(2); a(1) - 1], ...
    bvpinit(linspace(0, pi, 10), @(x) [cos(4*x); -4*sin(4*x)], 15)); fprintf('%.2f\n', s.parameters);
s = bvp4c(@(x, y) [y(2); y(1)], @(a, b) [a(1); b(1) - 1], bvpinit(linspace(0, 1, 5), [0 0]), bvpset('RelTol', 1e-7, 'AbsTol', 1e-9));
x = linspace(0, 1, 7); [y, slope] = deval(s, x); disp(max(abs(y(1, :) - sinh(x)/sinh(1))) < 1e-8), disp(max(abs(slope(1, :) - cosh(x)/sinh(1))) < 1e-6), disp(s.solver)
wide = bvpinit(s, [0 1.5]); disp(wide.x(end))
% A layer of width 1e-2: the mesh follows it.
s = bvp4c(@(x, y) [y(2); y(2)/0.01], @(a, b) [a(1); b(1) - 1], bvpinit(linspace(0, 1, 10), [0.5 1]));
disp(max(abs(deval(s, [0.9 0.98 1], 1) - exp(([0.9 0.98 1] - 1)/0.01))) < 1e-3), disp(numel(s.x) > 10)
% y' = -y(t - 1), y = 1 before 0: a polynomial of one degree more in each unit.
s = dde23(@(t, y, Z) -Z, 1, 1, [0 3], ddeset('RelTol', 1e-6, 'AbsTol', 1e-9));
t = [0.5 1 1.5 2 2.5 3]; exact = 1 - t + max(t - 1, 0).^2/2 - max(t - 2, 0).^3/6;
disp(max(abs(deval(s, t) - exact)) < 1e-6), disp(all(ismember([1 2 3], s.x)))
s = dde23(@(t, y, Z) [Z(1, 1); Z(1, 1) + Z(2, 2); y(2)], [1 0.2], ones(3, 1), [0 5]); fprintf('%.1f %.1f %.1f\n', s.y(:, end));
s = dde23(@(t, y, Z) y*(1 - Z), 1.5, @(t) 0.5, [0 5]); more = dde23(@(t, y, Z) y*(1 - Z), 1.5, s, [5 8]); whole = dde23(@(t, y, Z) y*(1 - Z), 1.5, 0.5, [0 8]);
disp(abs(more.y(end) - whole.y(end)) < 5e-3), disp(more.x(1))
s = dde23(@(t, y, Z) -Z, 1, 1, [0 3], ddeset('Events', @(t, y, Z) deal(y, 1, 0))); fprintf('%.4f %d\n', s.xe, s.ie);
% Heat in a slab, a sphere and with a flux at the end.
x = linspace(0, 1, 41); t = linspace(0, 0.2, 5);
heat = @(x, t, u, d) deal(1, d, 0);
u = pdepe(0, heat, @(x) sin(pi*x), @(xl, ul, xr, ur, t) deal(ul, 0, ur, 0), x, t, odeset('RelTol', 1e-5));
disp(size(u)), disp(max(abs(u - exp(-pi^2*t')*sin(pi*x)), [], 'all') < 2e-3)
u = pdepe(0, heat, @(x) cos(pi*x), @(xl, ul, xr, ur, t) deal(0, 1, 0, 1), x, t); disp(max(abs(u - exp(-pi^2*t')*cos(pi*x)), [], 'all') < 5e-3)
u = pdepe(2, heat, @(x) sinc(x), @(xl, ul, xr, ur, t) deal(0, 1, ur, 0), x, t, odeset('RelTol', 1e-5)); disp(max(abs(u - exp(-pi^2*t')*sinc(x)), [], 'all') < 2e-3)
u = pdepe(0, @(x, t, u, d) deal([1; 2], [d(1); 2*d(2)], [u(2); 0]), @(x) [0; sin(pi*x)], @(xl, ul, xr, ur, t) deal(ul, [0; 0], ur, [0; 0]), x, t, odeset('RelTol', 1e-5));
disp(size(u)), disp(max(abs(u(:, :, 1) - (t'.*exp(-pi^2*t'))*sin(pi*x)), [], 'all') < 1e-3)
attempt(@() bvp4c(two, ends))
attempt(@() bvp4c(two, ends, 3))
attempt(@() bvp4c(two, @(a, b) a(1), guess([1 0])))
attempt(@() bvpinit(1, 1))
attempt(@() bvpset('NoSuch', 1))
attempt(@() dde23(@(t, y, Z) y, -1, 1, [0 1]))
attempt(@() dde23(@(t, y, Z) y, 1, 1, [1 0]))
attempt(@() pdepe(3, heat, @(x) x, @(a, b, c, d, e) 1, x, t))
attempt(@() pdepe(0, heat, @(x) x, @(a, b, c, d, e) 1, [0 1], t))
attempt(@() pdepe(0, heat, @(x) x, @(a, b, c, d, e) 1, x, [0 1]))
function y = sinc(x)
y = ones(size(x)); k = x ~= 0; y(k) = sin(pi*x(k))./(pi*x(k));
end
function attempt(f)
try, f(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
end
