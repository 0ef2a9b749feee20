% SPDX-License-Identifier: Apache-2.0
% anova of models of fitlm: sums of squares by the residuals of the models without each term.
x = (1:8)'; z = [2 1 4 3 6 5 8 9]'; y = [2.1 3.9 6.2 7.8 10.1 12.2 13.8 16.1]';
m = fitlm([x z], y);
t = anova(m);
fprintf('%s ', t.Properties.RowNames{:}, t.Properties.VariableNames{:}); fprintf('\n');
fprintf('%d ', abs(t.SumSq(1) - (fitlm(z, y).SSE - m.SSE)) < 1e-9, abs(t.SumSq(2) - (fitlm(x, y).SSE - m.SSE)) < 1e-9, abs(t.pValue(1:2) - m.Coefficients.pValue(2:3)) < 1e-9, t.DF); fprintf('\n');
% terms within interactions are tested beside what does not contain them
T = table(x, categorical([1 2 3 1 2 3 1 2]'), y, 'VariableNames', {'x', 'g', 'y'});
full = fitlm(T, 'y ~ x*g');
t = anova(full);
fprintf('%s ', t.Properties.RowNames{:}); fprintf('%d ', t.DF); fprintf('\n');
fprintf('%d ', abs(t.SumSq(3) - (fitlm(T, 'y ~ x + g').SSE - full.SSE)) < 1e-9, abs(t.SumSq(1) - (fitlm(T, 'y ~ g').SSE - fitlm(T, 'y ~ x + g').SSE)) < 1e-9); fprintf('\n');
try, anova(5), catch e, fprintf('%s | %s\n', e.identifier, e.message); end
