%environment VITRINE_LAZY_MIN_ELEMENTS=100000
% Classifiers and trees.
rng(1, 'twister')
X = [randn(14, 2); randn(14, 2) + 4; randn(14, 2) + [0 8]]; y = [ones(14, 1); 2*ones(14, 1); 3*ones(14, 1)]; names = {'one', 'two', 'three'}; c = names(y)';
for fit = {@fitcknn, @fitctree, @fitcnb, @fitcdiscr, @fitcecoc}
    m = fit{1}(X, c); disp(class(m)), disp(m.ClassNames'), disp(predict(m, [0 0; 4 4; 0 8])'), disp(resubLoss(m) < 0.1), v = crossval(m, 'KFold', 4); disp(kfoldLoss(v) < 0.1), disp(numel(v.Trained)), disp(abs(loss(m, X, c) - resubLoss(m)) < 1e-15)
end
m = fitcknn(X, y, 'NumNeighbors', 5, 'Standardize', true); [l, s] = predict(m, [2 2; 0 0]); disp(size(s)), disp(s(2, :)), disp(class(l)), disp(m.NumNeighbors)
m = fitcknn([1; 2; 8; 9], [1; 1; 2; 2], 'NumNeighbors', 3, 'DistanceWeight', 'inverse'); [l, s] = predict(m, 7); disp(l), w = 1./[1 2 5]; fprintf('%.6f ', s - [w(3) sum(w(1:2))]/sum(w)), fprintf('\n')
m = fitctree([1 2 3 7 8 9]', [1 1 1 2 2 2]', 'MinParentSize', 2); disp(m.NumNodes), disp(m.CutPoint'), disp(m.Children), disp(m.NodeClass'), view(m)
m = fitctree(X, y, 'MaxNumSplits', 2); disp(m.NumNodes), disp(m.NodeSize(1)), m = fitctree(X, c, 'SplitCriterion', 'deviance', 'KFold', 5); disp(class(m)), disp(kfoldLoss(m) < 0.2)
r = fitrtree((1:8)', [1 1 1 1 5 5 5 5]', 'MinParentSize', 4); disp(predict(r, [2; 7; 4.5; NaN])'), view(r), disp(resubLoss(r)), r = fitrtree(X, X(:, 1).^2); disp(resubLoss(r) < 0.3*var(X(:, 1).^2))
m = fitcnb(X, y); k = find(y == 2); disp(norm(m.DistributionParameters{2, 1} - [mean(X(k, 1)); std(X(k, 1))]) < 1e-12), [~, p] = predict(m, [1 1]); f = zeros(1, 3); for j = 1:3, q = X(y == j, :); f(j) = prod(normpdf([1 1], mean(q), std(q))); end, disp(norm(p - f/sum(f)) < 1e-12)
m = fitcnb(X, y, 'DistributionNames', 'kernel', 'Prior', 'uniform'); disp(resubLoss(m) < 0.1), disp(m.Prior)
m = fitcdiscr(X, y); disp(isequal(predict(m, X), classify(X, X, y, 'linear', 'empirical'))), q = fitcdiscr(X, y, 'DiscrimType', 'quadratic'); disp(isequal(predict(q, X), classify(X, X, y, 'quadratic', 'empirical'))), K = m.Coeffs(1, 2).Const; L = m.Coeffs(1, 2).Linear; [~, p] = predict(m, [1 2]); disp(abs(log(p(1)/p(2)) - (K + [1 2]*L)) < 1e-9)
m = fitcsvm([1 2; 2 1; 8 9; 9 8], [-1 -1 1 1]'); fprintf('%.4f ', m.Beta, m.Bias), fprintf('\n'), disp(sum(m.IsSupportVector)), [l, s] = predict(m, [7 7; 1 1]); disp(l'), disp(sign(s))
i = y < 3; m = fitcsvm(X(i, :), y(i), 'KernelFunction', 'rbf', 'KernelScale', 'auto', 'Standardize', true); disp(resubLoss(m) < 0.05), m = fitcsvm(X(i, :), y(i), 'BoxConstraint', 10); a = zeros(28, 1); a(m.IsSupportVector) = m.Alpha.*m.SupportVectorLabels; disp(abs(sum(a)) < 1e-9)
% The dual problem by quadprog.
Z = X(i, :); t = 2*(y(i) == 2) - 1; u = quadprog((Z*Z').*(t*t') + 1e-9*eye(28), -ones(28, 1), [], [], t', 0, zeros(28, 1), 10*ones(28, 1), [], optimset('Display', 'off')); disp(norm(Z'*(u.*t) - m.Beta) < 1e-3)
b = TreeBagger(15, X, c, 'OOBPrediction', 'on'); disp(predict(b, [0 0; 4 4])'), e = oobError(b); disp(numel(e)), disp(e(end) < 0.15), b = TreeBagger(10, X, X(:, 1), 'Method', 'regression'); disp(abs(predict(b, [4 4]) - 4) < 1)
try, fitcsvm(X, y), catch e, disp(e.message), end
try, fitcknn(X, y(1:3)), catch e, disp(e.message), end
try, predict(m, 1), catch e, disp(e.message), end
try, fitctree(X, y, 'Colour', 1), catch e, disp(e.identifier), end
s = svmtrain(X(i, :), y(i), 'kernel_function', 'rbf', 'rbf_sigma', 2); disp(mean(svmclassify(s, X(i, :)) == y(i)) > 0.9), disp(size(s.SupportVectors, 2)), s = svmtrain(X(i, :), c(i)); disp(svmclassify(s, [0 0; 4 4])')
try, svmclassify(1, 1), catch e, disp(e.message), end
% Tables as data: the response by name, by a formula or beside the table.
rng(3);
T = array2table([1 5; 2 4; 3 7; 7 2; 8 1; 9 3; 4 6; 6 2], 'VariableNames', {'p', 'q'});
T.cls = {'a'; 'a'; 'a'; 'b'; 'b'; 'b'; 'a'; 'b'};
m = fitctree(T, 'cls', 'MinParentSize', 2)
predict(m, T(1:2, :))', loss(m, T), resubLoss(m)
predictorImportance(m)
m = fitcknn(T, 'cls ~ q', 'NumNeighbors', 3)
loss(m, T, 'cls'), mean(margin(m, T, 'cls'))
m = fitcdiscr(T(:, 1:2), T.cls)
m = fitcsvm(T, 'cls', 'PredictorNames', {'p'}); m.PredictorNames
c = crossval(fitcnb(T, 'cls'), 'KFold', 2); class(c), kfoldLoss(c)
m = fitcecoc(T, 'cls'); predict(m, [1 5; 9 2])'
m = fitcensemble(T, 'cls', 'Method', 'Bag', 'NumLearningCycles', 3); m.NumTrained
N = T(:, {'p', 'q'}); N.y = N.p.^2;
r = fitrtree(N, 'y', 'MinParentSize', 3)
predict(r, N(1:3, :))', loss(r, N, 'y') == resubLoss(r), predictorImportance(r)
view(fitrtree(N, 'y ~ q', 'MinParentSize', 6))
c = crossval(r, 'KFold', 2); class(c)
try, fitctree(T, 'zzz'), catch e, disp(e.message), end
try, fitctree(T, 'cls ~ w'), catch e, disp(e.message), end
try, fitctree(T, 'p'), catch e, disp(e.message), end
