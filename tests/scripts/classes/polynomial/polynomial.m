% SPDX-License-Identifier: Apache-2.0
% Polynomials with operators, evaluation by a subscript and functions of the same names as MATLAB's.
p = Poly([1 0 -2 -5]);
q = Poly([0 0 3 1]);
disp(p)
disp(q)
fprintf('%s | %s | %s\n', char(p + q), char(p - q), char(q - p));
fprintf('%s | %s | %s\n', char(p + 1), char(2 - q), char([1 1] + q));
fprintf('%s | %s | %s\n', char(p * q), char(3 * q), char(q ^ 3));
fprintf('%s | %s\n', char(-p), char(p - p));
fprintf('%g %s %g\n', p(3), mat2str(p([0 1 2])), q.degree());
fprintf('%s %s %d\n', mat2str(p.coef), mat2str(double(q)), degree(p));
fprintf('%d %d %d\n', p == Poly([1 0 -2 -5]), p == q, q == [3 1]);
fprintf('%s | %s\n', char(diff(p)), char(diff(diff(diff(p)))));
r = roots(Poly([1 -3 2]));
fprintf('%.4f ', sort(r)); fprintf('\n');
fprintf('%d\n', abs(p(fzero(@(x) p(x), 2))) < 1e-9);
[d, m] = mrdivide(p, Poly([1 -1]));
fprintf('%s rest %s\n', char(d), char(m));
fprintf('%s\n', char(p / Poly([1 0])));
p.coef(2) = 4;
p.coef(1) = 0;
fprintf('%s %d\n', char(p), p.degree());
try, p.coef = 'abc'; catch e, fprintf('%s\n', e.message); end
try, Poly({1}), catch e, fprintf('%s\n', e.identifier); end
list = {Poly([1 1]), Poly([1 2]), Poly([1 3])};
product = Poly(1);
for k = 1:numel(list)
    product = product * list{k};
end
disp(product)
fprintf('%s\n', mat2str(cellfun(@(f) f(1), list)));
h = @(x) p(x) + 1;
fprintf('%g\n', h(2));
zero = Poly();
fprintf('%s %d\n', char(zero), zero.degree);
