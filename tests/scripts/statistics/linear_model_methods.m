% SPDX-License-Identifier: Apache-2.0
% What models of fitlm answer: formulas, terms added and taken, robust fits, sums of squares of each kind, plots.
X = [1 2; 3 1; 2 5; 4 4; 6 3; 5 7; 8 6; 7 9]; y = [3.1; 4.2; 6.9; 8.1; 9.2; 12.1; 14.2; 15.9];
g = {'a'; 'b'; 'c'; 'a'; 'b'; 'c'; 'a'; 'b'};
T = table(X(:, 1), X(:, 2), g, y, 'VariableNames', {'u', 'v', 'g', 'y'});
m = fitlm(X, y);
disp(char(m.Formula)), disp(m.Formula.LinearPredictor)
for f = {'quadratic', 'interactions', 'poly12', 'y ~ x1*x2', 'y ~ (x1 + x2)^2 - x1:x2', 'y ~ -1 + x2^2', [0 0 0; 1 0 0; 0 2 0]}
    q = fitlm(X, y, f{1});
    fprintf('%s |', char(q.Formula)), fprintf(' %s', q.CoefficientNames{:}), fprintf('\n');
end
q = fitlm(T, 'y ~ g*(u + v) - g:v');
disp(char(q.Formula)), fprintf('%s ', q.CoefficientNames{:}), fprintf('\n');
% Of new rows: matrices, tables, an argument for each predictor.
t = fitlm(T, 'y ~ u + g');
fprintf('%d ', isequal(predict(t), t.Fitted), abs(feval(t, 2, 'b') - t.Coefficients.Estimate'*[1; 2; 1; 0]) < 1e-12, isequal(size(feval(m, X', X')), [2 8])), fprintf('\n');
fprintf('%d ', abs(feval(m, [1 2 3], 5) - predict(m, [1 5; 2 5; 3 5])') < 1e-12), fprintf('\n');
c = fitlm([1 2 3 1 2 3 1 2]', y, 'CategoricalVars', 1);
fprintf('%s ', c.CoefficientNames{:}), fprintf('%d\n', abs(predict(c, 2) - mean(y([2 5 8]))) < 1e-12);
[p, ci] = predict(m, [1 1], 'Prediction', 'observation', 'Simultaneous', true);
fprintf('%d\n', abs(diff(ci)/2/sqrt(m.MSE + [1 1 1]*m.CoefficientCovariance*[1; 1; 1]) - sqrt(4*finv(0.95, 4, 5))) < 1e-9);
% Terms.
a = addTerms(m, 'x1:x2'); b = removeTerms(a, 'x2');
disp(char(a.Formula)), disp(char(b.Formula)), disp(isequal(removeTerms(a, 'x1:x2').Coefficients, m.Coefficients)), disp(char(removeTerms(m, '1').Formula))
disp(char(step(fitlm(X, y, 'constant'), 'NSteps', 2, 'Verbose', 0).Formula))
% Without a constant the sums are about the mean all the same.
z = fitlm(X, y, 'Intercept', false);
fprintf('%d %d\n', abs(z.SST - sum((y - mean(y)).^2)) < 1e-9, abs(z.Rsquared.Ordinary - (1 - z.SSE/z.SST)) < 1e-12);
% Robust.
bad = y; bad(4) = 60;
r = fitlm(X, bad, 'RobustOpts', 'on');
[w, stats] = robustfit(X, bad);
fprintf('%d %d %d %s\n', max(abs(w - r.Coefficients.Estimate)) < 1e-6, max(abs(stats.se - r.Coefficients.SE)) < 1e-6, r.Robust.Weights(4) < 0.01, r.Robust.RobustWgtFun);
% Sums of squares: in order, beside others, with categories about their mean.
full = fitlm(T, 'y ~ u*g');
for k = {1, 2, 3, 'h'}
    s = anova(full, 'component', k{1});
    fprintf('%.4f ', s.SumSq), fprintf('\n');
end
s = anova(fitlm([1 1 2 2 3 3 4 4]', y, 'y ~ x1^2'), 'summary');
fprintf('%s, ', s.Properties.RowNames{:}), fprintf('\n'), fprintf('%.4f %d %.4f %.4f\n', s{:, [1 2 4 5]}');
o = m.ObservationInfo; fprintf('%s ', o.Properties.VariableNames{:}), fprintf('%d %d %d\n', all(o.Subset), m.NumVariables, height(m.Variables));
% Plots.
figure('Visible', 'off')
for kind = {'histogram', 'fitted', 'caseorder', 'lagged', 'observed', 'probability', 'symmetry'}
    h = plotResiduals(m, kind{1});
    fprintf('%s, ', get(get(gca, 'Title'), 'String')); clf
end
fprintf('\n');
for kind = {'leverage', 'cookd', 'covratio', 'dfbetas', 'dffits', 's2_i'}
    plotDiagnostics(m, kind{1});
    fprintf('%s, ', get(get(gca, 'YLabel'), 'String')); clf
end
fprintf('\n');
h = plot(fitlm(X(:, 1), y)); disp(numel(h)), disp(get(get(gca, 'Title'), 'String')), clf
h = plot(m); disp(get(get(gca, 'XLabel'), 'String')), close
bad = {@() fitlm(X, y, 'y ~ (x1'), @() fitlm(X, y, 'y ~ x9'), @() fitlm(X, y, 'Weights', 1:3), @() predict(m, [1 2 3]), @() anova(m, 'component', 7), @() plotResiduals(m, 'none'), @() predict(m, X, 'Alpha', 2)};
for k = 1:numel(bad), try, bad{k}(); catch e, disp(e.message), end, end
