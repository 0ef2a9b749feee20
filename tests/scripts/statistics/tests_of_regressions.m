% SPDX-License-Identifier: Apache-2.0
% Durbin and Watson's test, hypotheses of coefficients, equal variances, leverages, and what models of fitnlm answer.
x = (1:12)'; y = [2.1 3.9 6.2 7.8 10.1 12.2 13.8 16.1 18.3 19.7 21 26]'; X = [ones(12, 1) x];
r = y - X*(X\y);
[p, d] = dwtest(r, X); fprintf('%.4f %.4f\n', p, d);
fprintf('%.4f %.4f %.4f\n', dwtest(r, X, 'exact', 'right'), dwtest(r, X, 'Tail', 'left'), dwtest(r, X, 'Method', 'approximate'));
m = fitlm(x, y); fprintf('%d\n', abs(dwtest(m) - p) < 1e-9);
[p, F, k] = linhyptest(m.Coefficients.Estimate, m.CoefficientCovariance, 0, [0 1], m.DFE);
fprintf('%d %d %d\n', abs(p - coefTest(m)) < 1e-12, abs(F - m.Coefficients.tStat(2)^2) < 1e-6, k);
[p, t] = linhyptest([1; 2], [0.2 0; 0 0.3]); fprintf('%.4f %.4f\n', p, t);
v = [1 4 7; 2 5 9; 3 6 1; 5 9 20];
for kind = {'Bartlett', 'LeveneQuadratic', 'LeveneAbsolute', 'BrownForsythe', 'OBrien'}
    [p, s] = vartestn(v, 'TestType', kind{1}, 'Display', 'off'); fprintf('%s %.4f %s\n', kind{1}, p, strjoin(fieldnames(s), ' '));
end
fprintf('%d ', abs(vartestn(v(:), repelem([1; 2; 3], 4), 'Display', 'off') - 0.0287) < 1e-4, max(abs(leverage(x) - m.Diagnostics.Leverage)) < 1e-12), fprintf('\n');
q = fitnlm(x, exp(0.2*x), @(b, x) b(1)*exp(b(2)*x), [1; 0.1]);
disp(char(q.Formula)), fprintf('%d ', max(abs(predict(q) - q.Fitted)) < 1e-12, isequal(size(q.Variables), [12 2]), abs(sum(q.Diagnostics.Leverage) - 2) < 1e-9, all(q.ObservationInfo.Subset)), fprintf('\n');
try, dwtest(r, ones(3, 1)), catch e, disp(e.message), end
try, linhyptest([1; 2], 3), catch e, disp(e.message), end
try, vartestn(v, 'TestType', 'none'), catch e, disp(e.message), end
