% SPDX-License-Identifier: Apache-2.0
% kmeans by directions and bits and from each start; distributions given to tests and drawn; likelihoods of censored data.
rng(2);
X = [1 1.1; 2 2.1; 3 2.9; 1 9; 0.5 5; 0.2 3];
[i, C] = kmeans(X, 2, 'Distance', 'cosine', 'Replicates', 3);
fprintf('%d ', isequal(i == i(1), [1; 1; 1; 0; 0; 0] == 1), max(abs(C(i(4), :) - mean(X(4:6, :)./sqrt(sum(X(4:6, :).^2, 2))))) < 1e-12), fprintf('\n');
i = kmeans([1 2 3; 2 3 4.1; 3 2 1; 9 5 1], 2, 'Distance', 'correlation', 'Replicates', 3); fprintf('%d ', i == i(1)), fprintf('\n');
i = kmeans([1 1 0; 1 1 0; 0 0 1; 0 0 1], 2, 'Distance', 'hamming', 'Replicates', 3); fprintf('%d ', i == i(1)), fprintf('\n');
for start = {'uniform', 'cluster', 'sample', 'plus'}
    i = kmeans([(1:50)'; (1:50)' + 1000], 2, 'Start', start{1}, 'Replicates', 3);
    fprintf('%d ', sum(i == i(1)));
end
fprintf('\n');
[~, p] = kstest([0.1 0.2 0.5], 'CDF', makedist('Uniform')); [~, q] = kstest([0.1 0.2 0.5], 'CDF', @(x) x); fprintf('%d\n', p == q);
x = [1 2 3 4 5 6 7 8 9 10 5 5 5 6 6 4];
[~, p] = chi2gof(x, 'CDF', makedist('Normal', 'mu', 5, 'sigma', 2)); [~, q, s] = chi2gof(x, 'CDF', @(t) normcdf(t, 5, 2));
[~, ~, fitted] = chi2gof(x, 'CDF', fitdist(x', 'Normal'), 'EMin', 1); [~, ~, own] = chi2gof(x, 'EMin', 1);
fprintf('%d %d\n', p == q, fitted.df == own.df);
[p, ci] = mle([1 2 3 4 5], 'Distribution', 'exponential', 'Censoring', [0 0 0 0 1]); fprintf('%.4f ', p, ci), fprintf('\n');
fprintf('%.4f ', mle([1 2 3], 'Frequency', [1 2 1]), mle([1 2 3 4 9], 'Distribution', 'logistic')), fprintf('\n');
figure('Visible', 'off'), plot(fitdist([1 2 3 4]', 'Gamma')), disp(get(get(gca, 'YLabel'), 'String'))
clf, plot(makedist('Poisson', 'lambda', 3), 'PlotType', 'cdf'), disp(get(get(gca, 'YLabel'), 'String')), close
bad = {@() kmeans([0 0; 1 1; 2 1], 2, 'Distance', 'cosine'), @() kmeans([0 0; 1 2; 2 1], 2, 'Distance', 'hamming'), @() kmeans([1; 1; 2], 2, 'Distance', 'correlation'), ...
    @() grpstats([1; 2; 3], [1; 2]), @() mle([1 2], 'Distribution', 'none'), @() mle([1 2], 'Censoring', [1 0 1])};
for k = 1:numel(bad), try, bad{k}(); catch e, disp(e.message), end, end
