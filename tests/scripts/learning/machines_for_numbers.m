% Support vector machines and Gaussian processes for numbers: closed forms of the processes, conditions of the machines.
m = fitrsvm((1:10)', 2*(1:10)' + 1, 'Epsilon', 0.01, 'BoxConstraint', 10)
fprintf('%.2f %.2f %.2f\n', m.Beta, m.Bias, predict(m, 4));
x = (0:0.25:5)';
y = sin(x);
m = fitrsvm(x, y, 'KernelFunction', 'rbf', 'Standardize', true, 'Epsilon', 0.05);
e = y - predict(m, x);
fprintf('%d %d %.2f\n', max(abs(e)) < 0.0501, abs(sum(m.Alpha)) < 1e-9, m.Epsilon);
fprintf('%d %d\n', abs(resubLoss(m) - mean(e.^2)) < 1e-12, all(abs(abs(e(m.IsSupportVector)) - 0.05) < 1e-3 | abs(m.Alpha) > 0.999*m.BoxConstraints(1)));
rng(1)
c = crossval(m, 'KFold', 5);
fprintf('%d %d\n', kfoldLoss(c) < 0.02, numel(kfoldPredict(c)));
T = table(x, y);
m = fitrsvm(T, 'y', 'KernelFunction', 'gaussian', 'KFold', 3);
fprintf('%s %d\n', class(m), m.KFold);
m = fitrgp(x, y, 'FitMethod', 'none', 'KernelParameters', [1; 1], 'Sigma', 0.1, 'BasisFunction', 'none');
K = exp(-(x - x').^2/2) + 0.01*eye(numel(x));
k = exp(-(x - 1.3).^2/2);
[f, s, ci] = predict(m, 1.3);
fprintf('%d %d %d\n', abs(f - k'*(K\y)) < 1e-9, abs(s - sqrt(1.01 - k'*(K\k))) < 1e-9, norm(ci - (f + 1.959963984540054*s*[-1 1])) < 1e-9);
fprintf('%d\n', abs(m.LogLikelihood + y'*(K\y)/2 + sum(log(diag(chol(K)))) + numel(x)/2*log(2*pi)) < 1e-9);
g = fitrgp(x, y);
[f, s] = predict(g, [2.1; 30]);
fprintf('%d %d %d %d\n', g.LogLikelihood > m.LogLikelihood, abs(f(1) - sin(2.1)) < 0.01, abs(f(2) - g.Beta) < 1e-3, s(2) > 20*s(1));
for kind = {'exponential', 'matern32', 'matern52', 'rationalquadratic', 'ardsquaredexponential'}
    g = fitrgp(x(1:2:end), y(1:2:end), 'KernelFunction', kind{1}, 'FitMethod', 'none');
    fprintf('%s %d %d\n', kind{1}, numel(g.KernelInformation.KernelParameters), abs(predict(g, 2.1) - sin(2.1)) < 0.7);
end
g = fitrgp(x(1:3:end), 2 + 3*x(1:3:end), 'BasisFunction', 'linear', 'FitMethod', 'none');
fprintf('%.4f %.4f\n', g.Beta);
try, fitrgp(x, y(1:3)); catch e, disp(e.identifier), end
try, predict(g, [1 2 3; 4 5 6]); catch e, disp(e.identifier), end
