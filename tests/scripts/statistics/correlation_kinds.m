% SPDX-License-Identifier: Apache-2.0
% corr with p-values, ranks, Kendall's tau and missing values; outliers in moving windows.
x = [1 2 3 4 5]'; y = [2 1 4 3 5]';
[r, p] = corr(x, y);
[~, q] = corrcoef(x, y);
fprintf('%.4f ', r, p, q(1, 2), corr(x, y, 'Type', 'Spearman'), corr(x, y, 'Type', 'Kendall'), corr([1 2 2 3]', [1 3 2 4]', 'Type', 'Kendall') - 5/sqrt(5*6)); fprintf('\n');
[~, p] = corr(x, y, 'Tail', 'right');
fprintf('%.4f ', p, corr([x; NaN], [y; 1], 'Rows', 'complete'), corr([[x; NaN] [1:6]'], 'Rows', 'pairwise')); fprintf('\n');
[~, p] = corr([x y]);
fprintf('%.4f ', diag(p)); fprintf('\n');
try, corr(1, 2, 'Type', 'none'), catch e, disp(e.identifier), end
try, corr(x, [1; 2]), catch e, disp(e.identifier), end
try, corr(x, 'Type'), catch e, disp(e.identifier), end
v = [1:10, 100, 12:20];
fprintf('%d ', find(isoutlier(v, 'movmedian', 5)), filloutliers(v, 'linear', 'movmedian', 5), find(isoutlier([ones(1, 30) 9 ones(1, 30)], 'movmean', 21))); fprintf('\n');
try, isoutlier(v, 'movmedian'), catch e, disp(e.identifier), end
% Columns that are multiples: coefficients of 1 and -1, levels of 0.
X = [0.1; 0.7; 0.3; 0.9; 0.2]*[1 3 -7 0.3]; [r, p] = corr(X); disp(round(r, 10)), disp(p < 1e-12), disp(isreal(p)), [r, p] = corr(X(:, 1), X(:, 3), 'Tail', 'left'); disp(round([r p], 10))
disp(corr([1 NaN; 2 3; 3 5]))
