% Newton, secant and bisection with a common interface
function newton_roots
problems = {
  'cubic',   @(x) x.^3 - 2*x - 5,   @(x) 3*x.^2 - 2,       [2 3]
  'cosine',  @(x) cos(x) - x,       @(x) -sin(x) - 1,      [0 1]
  'exp',     @(x) exp(-x) - x/10,   @(x) -exp(-x) - 1/10,  [1 2]
};
methods = struct('name', {'newton', 'secant', 'bisect'}, 'run', {@newton, @secant, @bisect});
for p = 1:size(problems, 1)
    [name, f, df, bracket] = problems{p,:};
    fprintf('%s on [%g, %g]: %s\n', name, bracket, func2str(f));
    for m = methods
        [x, info] = m.run(f, df, bracket, 1e-12);
        fprintf('  %-7s x = %.12f  f = %8.1e  %2d steps\n', m.name, x, abs(f(x)) < 1e-10, info.steps);
    end
end
try
    newton(@(x) x.^2 + 1, @(x) 2*x, [0 1], 1e-12);
catch err
    fprintf('%s: %s\n', err.identifier, err.message);
    fprintf('in %s line %d\n', err.stack(1).name, err.stack(1).line);
end
try
    bisect(@(x) x + 10, [], [0 1]);
catch err
    disp(getReport(err, 'basic'))
end
% a system
F = @(v) [v(1)^2 + v(2)^2 - 4; v(1)*v(2) - 1];
J = @(v) [2*v(1) 2*v(2); v(2) v(1)];
v = [2; 0];
for k = 1:20
    dv = -J(v) \ F(v);
    v = v + dv;
    if norm(dv) < 1e-14, break; end
end
fprintf('%.10f %.10f\n', v);
r = roots([1 -6 11 -6])'
p = poly([1 2 3])
polyval(p, [0 1 2.5])
end
function [x, info] = newton(f, df, bracket, tol)
x = bracket(1);
for k = 1:100
    d = df(x);
    if d == 0
        error('roots:flat', 'derivative vanishes at x = %g', x);
    end
    dx = f(x) / d;
    x = x - dx;
    if abs(dx) < tol
        info.steps = k;
        return;
    end
end
error('roots:slow', 'no convergence after %d steps', k);
end
function [x, info] = secant(f, ~, bracket, tol)
a = bracket(1); b = bracket(2);
fa = f(a); fb = f(b);
info = struct('steps', 0);
while abs(b - a) > tol && fb ~= fa
    [a, fa, b] = deal(b, fb, b - fb*(b - a)/(fb - fa));
    fb = f(b);
    info.steps = info.steps + 1;
end
x = b;
end
function [x, info] = bisect(f, df, bracket, tol) %#ok<INUSL>
if ~exist('tol', 'var') || isempty(tol), tol = 1e-6; end
a = bracket(1); b = bracket(2);
assert(sign(f(a)) ~= sign(f(b)), 'roots:bracket', 'no sign change in [%g, %g]', a, b);
info.steps = 0;
while (b - a)/2 > tol
    m = (a + b)/2;
    if f(m)*f(a) <= 0, b = m; else a = m; end
    info.steps = info.steps + 1;
end
x = (a + b)/2;
end
