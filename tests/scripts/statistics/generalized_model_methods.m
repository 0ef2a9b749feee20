% SPDX-License-Identifier: Apache-2.0
% What models of fitglm answer beside their coefficients.
X = [1 2; 3 1; 2 5; 4 4; 6 3; 5 7; 8 6; 7 9; 2 2; 3 4]; y = [1 0 3 4 5 9 12 20 1 2]';
m = fitglm(X, y, 'linear', 'Distribution', 'poisson');
mu = exp([ones(10, 1) X]*m.Coefficients.Estimate);
disp(char(m.Formula))
fprintf('%d ', abs(m.LogLikelihood - sum(log(poisspdf(y, mu)))) < 1e-9, abs(m.ModelCriterion.AIC - (6 - 2*m.LogLikelihood)) < 1e-9, max(abs(predict(m) - mu)) < 1e-9, abs(m.SSE - sum((y - mu).^2)) < 1e-9), fprintf('\n');
R = m.Residuals; fprintf('%s ', R.Properties.VariableNames{:}), fprintf('%d ', max(abs(R.Pearson - (y - mu)./sqrt(mu))) < 1e-9, max(abs(R.LinearPredictor - (y - mu)./mu)) < 1e-9, abs(sum(R.Deviance.^2) - m.Deviance) < 1e-9), fprintf('\n');
D = m.Diagnostics; fprintf('%s ', D.Properties.VariableNames{:}), fprintf('%d\n', abs(sum(D.Leverage) - 3) < 1e-9);
t = devianceTest(m); fprintf('%s | ', t.Properties.RowNames{:}, t.Properties.VariableNames{:}), fprintf('%.4f ', t.Deviance, t.DFE, t.chi2Stat(2)), fprintf('\n');
a = addTerms(m, 'x1:x2'); disp(char(a.Formula)), disp(char(removeTerms(a, 'x2').Formula))
fprintf('%d\n', isequal(size(feval(m, [1 2 3], 5)), [1 3]));
b = fitglm(X, [1 0 1 1 2 2 2 3 0 1]', 'BinomialSize', 3, 'Distribution', 'binomial');
fprintf('%s ', b.Fitted.Properties.VariableNames{:}), fprintf('%d %d\n', max(abs(b.Fitted.Response - 3*b.Fitted.Probability)) < 1e-12, abs(sum(b.Residuals.Deviance.^2) - b.Deviance) < 1e-9);
g = fitglm(X, y + 1, 'Distribution', 'gamma', 'Link', 'log', 'Weights', 1:10);
t = devianceTest(g); fprintf('%s ', t.Properties.VariableNames{:}), fprintf('%d %d\n', g.DispersionEstimated, fitglm(X, y, 'Distribution', 'poisson', 'DispersionFlag', true).DispersionEstimated);
h = fitglm(table(X(:, 1), {'a'; 'b'; 'a'; 'b'; 'a'; 'b'; 'a'; 'b'; 'a'; 'b'}, y, 'VariableNames', {'u', 'g', 'y'}), 'y ~ u*g', 'Distribution', 'poisson');
disp(char(h.Formula)), fprintf('%s ', h.CoefficientNames{:}), fprintf('\n');
% Counts of more than two variables, and the labels.
[n, chi2, p, labels] = crosstab([1 1 2 3 1], [1 2 5 3 1]);
fprintf('%d ', n), fprintf('%.4f %.4f ', chi2, p), disp(labels)
n = crosstab([1 1 2 2 1], {'a', 'b', 'a', 'b', 'a'}, [1 1 1 2 2]); disp(size(n)), fprintf('%d ', n), fprintf('\n');
