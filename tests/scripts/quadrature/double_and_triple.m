% integral2, integral3, quad2d, dblquad and triplequad against closed forms.
near = @(q, exact, tol) disp(abs(q - exact) <= tol);
near(integral2(@(x, y) x.*y.^2, 0, 2, 1, 3), 52/3, 1e-10)
near(integral2(@(x, y) 1./(sqrt(x + y).*(1 + x + y).^2), 0, 1, 0, @(x) 1 - x), pi/4 - 1/2, 1e-6)
near(integral2(@(x, y) exp(-x.^2 - y.^2), -Inf, Inf, -Inf, Inf), pi, 1e-6)
near(integral2(@(x, y) exp(-x - y), 0, Inf, 0, Inf), 1, 1e-6)
near(integral2(@(x, y) x.*y, 0, 1, @(x) x.^2, @(x) x, 'RelTol', 1e-12, 'AbsTol', 1e-14), 1/24, 1e-12)
near(integral2(@(x, y) exp(1i*(x + y)), 0, 1, 0, 1, 'Method', 'iterated'), ((exp(1i) - 1)/1i)^2, 1e-9)
near(integral2(@(x, y) x + y, 1, 0, 0, 1), -1, 1e-12)
[q, e] = quad2d(@(x, y) y.*sin(x) + x.*cos(y), pi, 2*pi, 0, pi); near(q, -pi^2, 1e-5), disp(e <= 1e-5)
near(quad2d(@(x, y) sqrt(1 - x.^2 - y.^2), -1, 1, @(x) -sqrt(1 - x.^2), @(x) sqrt(1 - x.^2)), 2*pi/3, 1e-5)
near(integral3(@(x, y, z) y.*sin(x) + z.*cos(x), 0, pi, 0, 1, -1, 1), 2, 1e-8)
near(integral3(@(x, y, z) ones(size(x)), -1, 1, @(x) -sqrt(1 - x.^2), @(x) sqrt(1 - x.^2), ...
    @(x, y) -sqrt(1 - x.^2 - y.^2), @(x, y) sqrt(1 - x.^2 - y.^2)), 4*pi/3, 1e-5)
near(dblquad(@(x, y) y*sin(x) + x*cos(y), pi, 2*pi, 0, pi), -pi^2, 1e-5)
near(dblquad(@(x, y, k) k*x*y, 0, 1, 0, 1, 1e-8, @quadl, 3), 3/4, 1e-8)
near(triplequad(@(x, y, z) y*sin(x) + z*cos(x), 0, pi, 0, 1, -1, 1), 2, 1e-5)
attempt(@() integral2('f', 0, 1, 0, 1))
attempt(@() integral2(@(x, y) 1, 0, 1, 0, 1))
attempt(@() integral2(@(x, y) x, [0 1], 1, 0, 1))
attempt(@() integral2(@(x, y) x, 0, 1, 0, 1, 'NoSuch', 1))
attempt(@() integral2(@(x, y) x, 0, 1, 0, 1, 'AbsTol', -1))
attempt(@() integral3(@(x, y, z) x, 0, 1))
attempt(@() quad2d(@(x, y) x, 0, Inf, 0, 1))
function attempt(f)
try, f(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
end
