x = [5.1 4.9 6.2 5.8 6.0 5.5];
y = [4.4 5.0 4.8 5.2 4.1];
[h, p, ci, s] = ttest(x, 5)
[h, p] = ttest(x, 5, 'Tail', 'right', 'Alpha', 0.001)
[h, p, ci] = ttest(x(1:5), y, 0.05, 'left')
[h, p, ci, s] = ttest2(x, y)
[h, p, ci, s] = ttest2(x, y, 'Vartype', 'unequal');
fprintf('%.6f\n', h, p, ci, s.tstat, s.df, s.sd);
ttest([x' x' - 5])
% The closed form for two degrees of freedom: P(T < t) = 1/2 + t/(2*sqrt(2 + t^2)).
[~, p, ~, s] = ttest([1 2 4]);
abs(p - (1 - s.tstat / sqrt(2 + s.tstat^2))) < 1e-15
% Regression on a line, against the textbook's sums.
t = (1:6)';
[b, bint, r, rint, stats] = regress(x', [ones(6, 1), t]);
slope = sum((t - mean(t)) .* (x' - mean(x))) / sum((t - mean(t)).^2);
abs(b(2) - slope) < 1e-14
fprintf('%.6f %.6f %.6f\n', [b, bint]');
fprintf('%.6f %.6f %.6f\n', [r, rint]');
fprintf('%.6f\n', stats);
abs(stats(1) - corr(t, x')^2) < 1e-14
max(abs(regress([1; NaN; 3; 4], [1 1; 1 2; 1 3; 1 4]) - [0; 1])) < 1e-14
try, ttest([1 2], [1 2 3]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, ttest([1 2], 0, 'Alpha', 2); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, ttest([1 2], 0, 'Tail', 'up'); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, ttest2([1 2], [3 4], 'Alpha', 0.05, 'Sides', 2); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, regress([1 2], [1 2]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, regress([1; 2], [1 2]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
