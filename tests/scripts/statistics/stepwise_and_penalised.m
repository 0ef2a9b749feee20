% Stepwise regression of Hald's cement (known steps), penalised models, cross validation, neighbours in a plane.
X = [7 26 6 60; 1 29 15 52; 11 56 8 20; 11 31 8 47; 7 52 6 33; 11 55 9 22; 3 71 17 6; 1 31 22 44; 2 54 18 22; 21 47 4 26; 1 40 23 34; 11 66 9 12; 10 68 8 12];
y = [78.5 74.3 104.3 87.6 95.9 109.2 102.7 72.5 93.1 115.9 83.8 113.3 109.4]';
m = stepwiselm(X, y);
fprintf('%s ', m.CoefficientNames{:}); fprintf('%.4f ', m.Coefficients.Estimate); fprintf('\n');
m = stepwiselm(X, y, 'linear', 'Upper', 'linear');
fprintf('%s ', m.CoefficientNames{:}); fprintf('%.4f\n', m.RMSE);
m = stepwiselm(X, y, 'linear', 'Upper', 'linear', 'Criterion', 'aic', 'Verbose', 0);
fprintf('%s ', m.CoefficientNames{:}); fprintf('\n');
T = array2table([X y], 'VariableNames', {'a', 'b', 'c', 'd', 'heat'});
m = stepwiselm(T, 'heat ~ d', 'Upper', 'heat ~ a + b + d', 'Verbose', 0, 'Criterion', 'bic');
fprintf('%s ', m.CoefficientNames{:}); fprintf('\n');
[b, se, p, in, stats, next] = stepwisefit(X, y);
fprintf('%.4f %.4f %.4f %d\n', [b se p in']'); fprintf('%.4f %.4f %d\n', stats.intercept, stats.rmse, next);
z = [0 1 1 0 1 0 1 0 1 0 0 1 0]';
x = [1 4 2 3 5 2.5 4.5 1.5 3.5 3.2 2.2 5.5 2.7]';
m = stepwiseglm([x, X(:, 3)], z, 'constant', 'Distribution', 'binomial', 'Upper', 'linear');
fprintf('%s ', m.CoefficientNames{:}); fprintf('\n');
% Without a penalty it is glmfit's answer; a large one leaves the mean; the normal one is lasso's with half of lambda.
B = lassoglm([x, X(:, 1)], z, 'binomial', 'Lambda', 1e-8);
g = glmfit([x, X(:, 1)], z, 'binomial');
fprintf('%d ', norm(B - g(2:3)) < 1e-3*norm(g));
B = lassoglm(X(:, 1:2), round(y/10), 'poisson', 'Lambda', 1e-8);
g = glmfit(X(:, 1:2), round(y/10), 'poisson');
fprintf('%d ', norm(B - g(2:3)) < 1e-4*norm(g));
[B, info] = lassoglm(X, z, 'binomial', 'Lambda', 5);
fprintf('%d %d\n', any(B), abs(info.Intercept - log(mean(z)/(1 - mean(z)))) < 1e-6);
[B, info] = lassoglm(X, y, 'normal', 'Lambda', 2);
[C, other] = lasso(X, y, 'Lambda', 1);
fprintf('%d %d\n', norm(B - C) < 1e-3, abs(info.Intercept - other.Intercept) < 0.01);
[B, info] = lassoglm([x, X(:, 1)], z, 'binomial', 'NumLambda', 5);
fprintf('%d %d %d\n', size(B, 2), any(B(:, 5)), all(diff(info.Deviance) >= -1e-6));
% Leaving one out has a closed form for linear regression.
v = crossval('mse', X, y, 'Predfun', @(a, b, c) [ones(size(c, 1), 1) c]*([ones(size(a, 1), 1) a]\b), 'Leaveout', 1);
A = [ones(13, 1) X];
H = A*(A\eye(13));
fprintf('%d\n', abs(v - mean(((y - H*y)./(1 - diag(H))).^2)) < 1e-9);
rng(4)
v = crossval(@(a, b) size(a, 1) - size(b, 1), X, 'KFold', 13);
fprintf('%d %d\n', numel(v), all(v == 11));
v = crossval('mcr', X, z, 'Predfun', @(a, b, c) zeros(size(c, 1), 1), 'KFold', 4);
fprintf('%d\n', abs(v - mean(z)) < 1e-12);
P = [randn(15, 4); randn(15, 4) + 8];
[Y, loss] = tsne(P, 'Perplexity', 5, 'Options', struct('MaxIter', 100));
D = pdist2(Y, Y);
fprintf('%d %d %d\n', isequal(size(Y), [30 2]), loss < 1, mean(mean(D(1:15, 16:30))) > 2*mean(mean(D(1:15, 1:15))));
try, tsne(P, 'Perplexity', 40); catch e, disp(e.identifier), end
try, crossval('mse', X, y); catch e, disp(e.identifier), end
% The penalty of the least error by cross-validation, and the greatest within its standard error.
t = (1:60)'; X = [sin(t), cos(2*t), sin(3*t + 1), cos(5*t), sin(7*t)]; y = X*[2; 0; 0; -1; 0] + 0.3*sin(11*t.^2);
rng(4); [B, f] = lasso(X, y, 'CV', 5, 'NumLambda', 30); [least, at] = min(f.MSE);
disp([at == f.IndexMinMSE, f.Lambda(at) == f.LambdaMinMSE, f.Lambda(f.Index1SE) == f.Lambda1SE, f.Index1SE >= at, all(f.MSE(f.Index1SE + 1:end) > least + f.SE(at)), f.MSE(f.Index1SE) <= least + f.SE(at), numel(f.SE)])
disp(find(B(:, f.Index1SE))'), rng(4); c = cvpartition(60, 'KFold', 4); [~, f] = lasso(X, y, 'CV', c, 'Lambda', 0.1); e = 0;
for k = 1:4, [b, g] = lasso(X(training(c, k), :), y(training(c, k)), 'Lambda', 0.1); e = e + sum((y(test(c, k)) - g.Intercept - X(test(c, k), :)*b).^2)/60; end
disp(abs(f.MSE - e) < 1e-12), try, lasso(X, y, 'CV', 1), catch err, disp(err.identifier), end
