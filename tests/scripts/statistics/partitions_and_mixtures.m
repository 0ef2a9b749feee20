% cvpartition, gmdistribution, fitgmdist.
rng(1, 'twister')
c = cvpartition(10, 'KFold', 4); disp(c.NumTestSets), disp(sort(c.TestSize)), disp(c.TrainSize + c.TestSize), disp(class(c))
all_ = zeros(10, 1); for k = 1:4, all_ = all_ + test(c, k); if any(training(c, k) & test(c, k)), disp('both'), end, end, disp(all_')
disp(sum(c.test(2)) == c.TestSize(2)), disp(class(training(c, 1)))
g = [1 1 1 1 1 1 2 2 2]'; c = cvpartition(g, 'KFold', 3); for k = 1:3, disp([sum(g(test(c, k)) == 1), sum(g(test(c, k)) == 2)]), end
c = cvpartition({'a' 'a' 'b' 'b' 'b' 'b'}, 'HoldOut', 0.5); disp(c.TestSize), disp(sum(test(c)))
c = cvpartition(7, 'HoldOut', 3); disp([c.TrainSize c.TestSize]), d = repartition(c); disp([d.TrainSize d.TestSize])
c = cvpartition(5, 'LeaveOut'); disp(c.NumTestSets), disp(all(sum(test(c, 'all')) == 1)), c = cvpartition(5, 'Resubstitution'); disp(sum(training(c)) + sum(test(c)))
c = cvpartition(12, 'KFold', 3)
try, cvpartition(10, 'KFold', 2.5), catch e, disp(e.message), end
try, cvpartition(10, 'HoldOut', 2.5), catch e, disp(e.message), end
try, test(c, 4), catch e, disp(e.message), end
try, cvpartition(1, 'KFold', 3), catch e, disp(e.message), end
% A mixture that is given.
gm = gmdistribution([0 0; 4 1], cat(3, [2 0.5; 0.5 1], eye(2)), [1 3]);
x = [0 0; 4 1; 2 0.5]; y = pdf(gm, x); z = 0.25*mvnpdf(x, [0 0], [2 0.5; 0.5 1]) + 0.75*mvnpdf(x, [4 1], eye(2)); disp(norm(y - z) < 1e-15)
fprintf('%.6f ', cdf(gm, [1 1]), 0.25*mvncdf([1 1], [0 0], [2 0.5; 0.5 1]) + 0.75*mvncdf([1 1], [4 1], eye(2))), fprintf('\n')
disp(cluster(gm, x)'), P = posterior(gm, x); disp(norm(sum(P, 2) - 1) < 1e-14), disp(mahal(gm, [4 1])), disp(gm.NumComponents), disp(gm.ComponentProportion)
[r, k] = random(gm, 500); disp(size(r)), disp(abs(mean(k == 2) - 0.75) < 0.06), disp(norm(mean(r(k == 2, :)) - [4 1]) < 0.2)
gm
% Fits.
x = [randn(200, 2)*[1 0.4; 0 0.6]; randn(100, 2) + [7 3]];
gm = fitgmdist(x, 2, 'Replicates', 3); [~, o] = sort(gm.mu(:, 1)); disp(norm(gm.mu(o, :) - [0 0; 7 3]) < 0.5), disp(abs(gm.ComponentProportion(o(1)) - 2/3) < 0.02)
disp(gm.Converged), disp(abs(gm.NegativeLogLikelihood + sum(log(pdf(gm, x)))) < 1e-8), disp(abs(gm.BIC - 2*gm.NegativeLogLikelihood - 11*log(300)) < 1e-8), disp(gm.AIC - 2*gm.NegativeLogLikelihood)
i = cluster(gm, x); disp(all(i(1:200) == i(1)) && all(i(201:300) == i(300)) && i(1) ~= i(300))
gm = fitgmdist(x, 2, 'CovarianceType', 'diagonal', 'SharedCovariance', true); disp(size(gm.Sigma)), gm = fitgmdist(x, 1); disp(norm(gm.mu - mean(x)) < 1e-12), disp(norm(gm.Sigma - cov(x, 1)) < 1e-10)
gm = fitgmdist(x, 2, 'Start', [ones(200, 1); 2*ones(100, 1)], 'RegularizationValue', 0.1); disp(gm.mu(1) < gm.mu(2)), gm = gmdistribution.fit(x, 2); disp(gm.NComponents)
try, gmdistribution([0; 1], -1), catch e, disp(e.message), end
try, gmdistribution([0; 1], 1, [1 2 3]), catch e, disp(e.message), end
try, pdf(gm, 1), catch e, disp(e.message), end
try, fitgmdist([1 2; 1 3; 1 4], 1), catch e, disp(e.message), end
