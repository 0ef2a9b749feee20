% Linear models, against the normal equations and the tests they are made of.
x = (1:8)'; y = [2.1; 3.9; 6.2; 7.8; 10.1; 12.2; 13.8; 16.1];
m = fitlm(x, y);
A = [ones(8, 1), x];
b = A\y;
r = y - A*b;
fprintf('%d %d\n', max(abs(m.Coefficients.Estimate - b)) < 1e-12, abs(m.RMSE - sqrt(r'*r/6)) < 1e-12);
C = r'*r/6*inv(A'*A);
fprintf('%d\n', max(abs(m.CoefficientCovariance(:) - C(:))) < 1e-12);
fprintf('%d %d %d\n', m.DFE, m.NumObservations, m.NumPredictors);
disp(m.CoefficientNames)
[~, ~, ~, ~, stats] = regress(y, A);
fprintf('%d\n', abs(m.Rsquared.Ordinary - stats(1)) < 1e-12);
[p, F] = coefTest(m);
fprintf('%d %d\n', abs(F/stats(2) - 1) < 1e-9, abs(p/stats(3) - 1) < 1e-6);
[~, interval] = regress(y, A);
fprintf('%d\n', max(max(abs(coefCI(m) - interval))) < 1e-10);
[yq, ci] = predict(m, [9; 10]);
fprintf('%.4f %.4f %.4f\n', [yq, ci]');
[~, wide] = predict(m, 9, 'Prediction', 'observation', 'Alpha', 0.1);
fprintf('%.4f %.4f\n', wide);
fprintf('%.4f\n', m.ModelCriterion.AIC, m.LogLikelihood, m.Residuals.Studentized(1), m.Diagnostics.Leverage(1));
X = [1 2; 2 1; 3 5; 4 3; 5 8; 6 1; 7 7; 8 2; 9 4];
z = X(:, 1) + 2*X(:, 2) - X(:, 1).*X(:, 2);
q = fitlm(X, z, 'quadratic', 'VarNames', {'u', 'v', 'z'});
disp(q.CoefficientNames)
fprintf('%.6f\n', abs(round(q.Coefficients.Estimate, 9)));
n = fitlm(X, z, 'linear', 'Intercept', false);
fprintf('%d\n', max(abs(n.Coefficients.Estimate - X\z)) < 1e-12);
w = fitlm(X, z, 'interactions', 'Exclude', 1, 'Weights', (1:9)');
fprintf('%d %d\n', w.NumObservations, max(abs(w.Coefficients.Estimate - [0; 1; 2; -1])) < 1e-9);
t = fitlm([1; 2; NaN; 4], [1; 2; 3; 5], 'constant');
fprintf('%d %.4f\n', t.NumObservations, t.Coefficients.Estimate);
try, fitlm([1; 2], [1; 2; 3]); catch e, disp(e.message); end
try, fitlm({1}, 1); catch e, disp(e.message); end
try, predict(m, [1 2]); catch e, disp(e.message); end
% Residuals and diagnostics are tables; an observation left out changes what they say.
x = (1:8)'; y = [2.1 3.9 6.2 7.8 10.1 12.2 13.8 16.1]'; m = fitlm(x, y);
disp(m.Residuals(1:2, :)), D = m.Diagnostics; disp(D.Properties.VariableNames), disp(size(D))
s = zeros(8, 5);
for k = 1:8
    q = fitlm(x([1:k - 1, k + 1:8]), y([1:k - 1, k + 1:8]));
    s(k, 1:2) = ((m.Coefficients.Estimate - q.Coefficients.Estimate)./sqrt(q.MSE*diag(m.CoefficientCovariance)/m.MSE))';
    s(k, 3:5) = [q.MSE, det(q.CoefficientCovariance)/det(m.CoefficientCovariance), (m.Fitted(k) - [1 x(k)]*q.Coefficients.Estimate)/sqrt(q.MSE*D.Leverage(k))];
end
disp(max(abs(s - [D.Dfbetas, D.S2_i, D.CovRatio, D.Dffits])) < 1e-9)
m = fitlm(x, [y(1:7); NaN]); disp(isnan(m.Diagnostics{8, :})), disp(isnan(m.Residuals.Raw'))
