% knnclassify, nnmf, lillietest, adtest, regstats, TriScatteredInterp, griddata3, gpuArray.speye.
disp(knnclassify([0.9; 3.2; 2.4], [1; 2; 3], [10; 20; 30])'), disp(knnclassify([0 0; 5 5], [0 1; 1 0; 5 4; 6 6; 9 9], {'a'; 'a'; 'b'; 'b'; 'c'}, 3)'), disp(knnclassify(1.9, [1; 2; 3], [1; 2; 3], 2, 'cityblock', 'consensus'))
try, knnclassify(1, [1; 2], 1), catch e, disp(e.message), end
rng(3, 'twister'), A = rand(12, 2)*rand(2, 8); [W, H, D] = nnmf(A, 2, 'Replicates', 3, 'Options', statset('MaxIter', 300, 'TolFun', 1e-12, 'TolX', 1e-12)); disp(D < 1e-3), disp(all(W(:) >= 0) && all(H(:) >= 0)), disp(norm(sum(H.^2, 2) - 1) < 1e-12)
[~, ~, D] = nnmf(A, 2, 'Algorithm', 'mult', 'Options', statset('MaxIter', 400, 'TolFun', 0, 'TolX', 0)); disp(D < 0.01)
try, nnmf([-1 2], 1), catch e, disp(e.message), end
x = norminv((0.5:29.5)/30); y = expinv((0.5:29.5)/30);
warning('off', 'all'), disp([lillietest(x, 'MCTol', 0.05) lillietest([1 2 3 4 100], 'MCTol', 0.05) adtest(x) adtest(y) lillietest(y, 'Distribution', 'exponential', 'MCTol', 0.05) adtest(exp(x), 'Distribution', 'logn')])
[~, p, k, c] = lillietest(y, 'MCTol', 0.05); fprintf('%.4f %.4f ', k, c), disp(p < 0.1), [~, p, a, c] = adtest(y); fprintf('%.5f %.5f %.5f\n', p, a, c)
try, adtest([1 2]), catch e, disp(e.message), end
X = [1 2; 2 1; 3 5; 4 3; 5 6; 6 2]; y = [2.1 3.9 6.2 7.8 10.1 11.7]'; s = regstats(y, X); m = fitlm(X, y);
disp(norm(s.beta - m.Coefficients.Estimate) < 1e-12), disp(abs(s.rsquare - m.Rsquared.Ordinary) < 1e-12), disp(norm(s.leverage - m.Diagnostics.Leverage) < 1e-12), disp(norm(s.cookd - m.Diagnostics.CooksDistance) < 1e-12), disp(norm(s.studres - m.Residuals.Studentized) < 1e-10), disp(norm(s.tstat.pval - m.Coefficients.pValue) < 1e-12)
b = zeros(3, 6); for k = 1:6, i = setdiff(1:6, k); b(:, k) = [ones(5, 1) X(i, :)]\y(i); end, disp(norm(b - s.beta_i) < 1e-10)
s = regstats(y, X, 'linear', {'beta', 'r'}); disp(fieldnames(s)')
F = TriScatteredInterp([0 1 0 1 0.5]', [0 0 1 1 0.5]', [0 1 2 3 1.5]'); disp(F([0.5 2], [0.25 0])), disp(F.Method), disp(size(F.X)), F = TriScatteredInterp([0 0; 1 0; 0 1; 1 1], [1 2 3 4]', 'nearest'); disp(F(0.9, 0.1))
[x, y, z] = ndgrid(0:2); disp(abs(griddata3(x(:), y(:), z(:), x(:) + 2*y(:), 0.5, 0.5, 1.25) - 1.5) < 1e-12)
S = gpuArray.speye(3); disp(issparse(S)), disp(nnz(S)), disp(size(gpuArray.speye(2, 4))), disp(full(gpuArray.speye))
