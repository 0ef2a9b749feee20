% dlfeval and dlgradient: what is traced, structures of variables, higher derivatives, errors.
x0 = dlarray([-1 2]);
[value, gradient] = dlfeval(@rosenbrock, x0)
[a, b] = dlfeval(@both, dlarray(2), dlarray([1 2 3]))

% variables in structures and cells; one that the loss does not depend on
parameters.weights = dlarray([1 2; 3 4]);
parameters.layers = {dlarray(single(2)), struct('offset', dlarray([1; 1], 'C'))};
parameters.unused = dlarray(ones(2, 3, 'single'));
g = dlfeval(@ofStructure, parameters);
extractdata(g.weights), extractdata(g.layers{1}), underlyingType(g.layers{1})
g.layers{2}.offset
g.unused

% by a variable in between, several calls, data kept
[g1, g2, g3] = dlfeval(@between, dlarray([1 2 3]))

% second and third derivatives
[f, d1, d2, d3] = dlfeval(@derivatives, dlarray(0.5));
fprintf('%.10f ', f, d1, d2, d3), fprintf('\n')
fprintf('%.10f ', 0.5^4 + exp(1), 4*0.5^3 + 2*exp(1), 12*0.5^2 + 4*exp(1), 24*0.5 + 8*exp(1)), fprintf('\n')
H = dlfeval(@hessian, dlarray([1 2 3]))

% loops, conditions, handles that hold traced arrays, evaluation within evaluation
[y, g] = dlfeval(@loops, dlarray(0.3), 5)
[y, g] = dlfeval(@branches, dlarray(-2))
g = dlfeval(@closures, dlarray(3))
g = dlfeval(@nestedEvaluation, dlarray(1.5))
[~, g] = dlfeval(@loops, dlarray(1), 20000);
extractdata(g) < 1e-300
g = dlfeval(@relaxation, dlarray(linspace(0, 1, 8)))

% what comes out is not traced
f = dlfeval(@(x) x * 2, dlarray(1));
attempt(@() dlgradient(f, f))
attempt(@() dlgradient(dlarray(1), dlarray(1)))
attempt(@() dlgradient(1, 1))
attempt(@() dlfeval(@(x) dlgradient(x .* 2, x), dlarray([1 2])))
attempt(@() dlfeval(@(x) dlgradient(sum(x), dlarray(1)), dlarray([1 2])))
attempt(@() dlfeval(@(x) dlgradient(sum(x), 1), dlarray([1 2])))
attempt(@() dlfeval(@(x) dlgradient(x * 1i, x), dlarray(2)))
attempt(@() dlfeval(@(x) dlgradient(dlarray(extractdata(x)), x), dlarray(2)))
attempt(@() dlfeval(@(x) dlgradient(x, x, 'Retain', true), dlarray(2)))
attempt(@() dlfeval(@(x) dlgradient(x, x, 'RetainData', 'yes'), dlarray(2)))
attempt(@() dlfeval(@(x) dlgradient(x, x, 'RetainData'), dlarray(2)))
attempt(@() dlfeval(@(x) dlgradient(x), dlarray(2)))
attempt(@() dlfeval(@(x) svd(x), dlarray(2)))
attempt(@() dlfeval(@(x) gcd(x, 2), dlarray(2)))
attempt(@() dlfeval(@(x) nthroot(8, x), dlarray(3)))
attempt(@() dlfeval(@(x) interp1(1:3, 1:3, x), dlarray(2)))
attempt(@() dlfeval(@(x) error('my:id', 'My own.'), dlarray(2)))
g = dlfeval(@(x) dlgradient(x.^2, x), dlarray(4))

function [y, g] = rosenbrock(x)
    y = 100 * (x(2) - x(1).^2).^2 + (1 - x(1)).^2;
    g = dlgradient(y, x);
end
function [g1, g2] = both(x, y)
    loss = sum(x .* y.^2) + x^3;
    [g1, g2] = dlgradient(loss, x, y);
end
function g = ofStructure(p)
    loss = sum(p.weights * [1; 2]) * p.layers{1} + sum(p.layers{2}.offset .* [3; 4]);
    g = dlgradient(loss, p);
end
function [g1, g2, g3] = between(x)
    u = x.^2;
    v = u + 1;
    loss = sum(v .* u);
    g1 = dlgradient(loss, u, 'RetainData', true);
    g2 = dlgradient(loss, v, 'RetainData', true);
    g3 = dlgradient(loss, x);
end
function [f, d1, d2, d3] = derivatives(x)
    f = x.^4 + exp(2 * x);
    d1 = dlgradient(f, x, 'EnableHigherDerivatives', true);
    d2 = dlgradient(d1, x, 'EnableHigherDerivatives', true);
    d3 = dlgradient(d2, x);
end
function H = hessian(x)
    f = x(1)^2 * x(2) + sin(x(3)) * prod(x(1:2)) + norm(x);
    g = dlgradient(f, x, EnableHigherDerivatives=true);
    for i = 1:3
        H(i, :) = dlgradient(g(i), x, 'RetainData', true);
    end
end
function [y, g] = loops(x, n)
    y = x;
    for k = 1:n
        y = y - 0.1 * (y - cos(y) / k);
    end
    g = dlgradient(y, x);
end
function [y, g] = branches(x)
    if x < 0
        y = -3 * x;
    else
        y = x;
    end
    while y < 50
        y = y * y;
    end
    g = dlgradient(y, x);
end
function g = closures(x)
    scaled = @(v) v .* x;
    g = dlgradient(sum(scaled([1 2 3])) + feval(@times, x, x) + sum(cellfun(@(c) extractdata(c), {x})), x);
end
function g = nestedEvaluation(x)
    y = dlfeval(@(v) v.^3, x);
    g = dlgradient(y, x);
end
function g = relaxation(u)
    v = u;
    for k = 1:6
        v(2:end-1) = v(2:end-1) + 0.2 * (v(1:end-2) - 2 * v(2:end-1) + v(3:end));
    end
    g = dlgradient(sum(v.^2), u);
end
function attempt(f)
    try
        f();
        disp('nothing refused')
    catch error
        fprintf('%s\n  %s\n', error.identifier, error.message);
    end
end
