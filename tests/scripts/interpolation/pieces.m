% SPDX-License-Identifier: Apache-2.0
% csapi, csaps and what is done with piecewise polynomials: values, derivatives, integrals, parts, zeros.
near = @(a, b) max(abs(a - b), [], 'all') < 1e-9;
x = 0:5;
f = csapi(x, x.^3 - 2*x);
q = [0 0.3 2 4.7 5 6];
disp([near(fnval(f, q), q.^3 - 2*q), near(fnval(q, f), q.^3 - 2*q), near(csapi(x, x.^3, q), q.^3)])
g = fnder(f);
disp([near(fnval(g, q), 3*q.^2 - 2), near(fnval(fnder(f, 2), q), 6*q), near(fnval(fnder(f, 4), q), 0), g.order])
disp([near(fnval(fnint(f), q), q.^4/4 - q.^2), near(fnval(fnint(f, 7), 0), 7), near(fnval(fnder(fnint(f)), q), fnval(f, q)), near(fnval(fnder(f, -1), q), q.^4/4 - q.^2)])
s = mkpp([0 1 3], [1 0; -2 5]);
fprintf('%g ', fnval(s, [0 1 2 3]), fnval(s, [0 1 2 3], 'l')), disp(' ')
[b, k] = fnbrk(f, 'breaks', 'order');
disp(b), disp(k)
fprintf('%d ', fnbrk(f, 'pieces'), fnbrk(f, 'dim'), fnbrk(f, 'interval'), size(fnbrk(f, 'coefs'))), disp([' ' fnbrk(f, 'form')])
part = fnbrk(f, [1.5 3.2]);
disp(part.breaks), disp(near(fnval(part, [1.5 2 3.2]), fnval(f, [1.5 2 3.2])))
part = fnbrk(f, 2);
disp(part.breaks), disp(near(fnval(part, 1.5), fnval(f, 1.5)))
fprintf('%.6f ', abs(fnzeros(f))), disp(' ')
fprintf('%.4f ', fnzeros(f, [1 5])), disp(' ')
fprintf('%g ', fnzeros(mkpp([0 1 2 3], [0 0; 1 0; -1 1]))), disp(' ')
% Curves: values that are columns.
c = csapi(x, [x; x.^2]);
disp(fnval(c, [0.5 4]))
disp(fnval(fnder(c), 3)'), disp(fnval(fnint(c), 3)')

y = [0 2 1 3 2 5];
disp(near(csaps(x, y, 1, x), y))
disp(near(csaps(x, y, 0, x), polyval(polyfit(x, y, 1), x)))
[s, p] = csaps(x, y);
fprintf('%.4f ', p, fnval(s, x)), disp(' ')
% The least of the sum: any other value at a point costs more.
p = 0.7;
s = csaps(x, y, p);
cost = @(f) p*sum((y - fnval(f, x)).^2) + (1 - p)*diff(fnval(fnint(mkpp(x, squared(fnder(f, 2)))), [0 5]));
best = cost(s);
v = fnval(s, x);
more = true;
for k = 1:6
    for d = [-0.01 0.01]
        u = v; u(k) = u(k) + d;
        more = more && cost(csaps(x, u, 1)) > best;
    end
end
disp(more)
disp(abs(cost(csaps(x, v, 1)) - best) < 1e-12)
fprintf('%.4f ', csaps(x, y, 0.7, x, [1 1 100 1 1 1])), disp(' ')
fprintf('%.4f ', csapi([0 1 1 2 3], [0 1 3 4 9], [1 2.5]), csaps([2 0 1], [4 0 1], 1, 1.5), csaps([0 1], [1 3], 0.5, 0.5)), disp(' ')
disp(size(csaps(x, [y; 2*y], 0.9, [1 2 3])))
tries = {@() fnval(3, 4), @() fnder(f, 0.5), @() fnbrk(f, 'knots'), @() fnzeros(c), @() csapi(1, 2), @() csapi(1:3, 1:4)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end

function c = squared(f)
% The coefficients of the square of lines.
c = [f.coefs(:, 1).^2, 2*f.coefs(:, 1).*f.coefs(:, 2), f.coefs(:, 2).^2];
end
