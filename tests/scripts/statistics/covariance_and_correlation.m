% Covariances of columns and of pairs, both normalisations, and correlation coefficients.
x = [2 4 1; 3 9 0; 7 1 5; 8 8 8];
disp(mat2str(cov(x), 6)), disp(mat2str(cov(x, 1), 6))
disp(mat2str(cov([1 2 3 5]), 6)), disp(mat2str(cov(5), 6))
disp(mat2str(cov([1 2 3 5], [2 1 7 7]), 6))
disp(mat2str(cov([1 2; NaN 3; 4 9; 5 5], 'omitrows'), 6))
disp(mat2str(corrcoef(x), 6)), disp(mat2str(corrcoef([1 2 3 5], [2 1 7 7]), 6))
disp(mat2str(corr(x(:, 1), x(:, 2:3)), 6))
disp(class(cov(single(x))))
try, cov([1 2 3], [1 2]), catch e, disp(e.identifier), end
try, corrcoef([1 2 3], [1 2]), catch e, disp(e.identifier), end
