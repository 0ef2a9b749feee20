% makedist, fitdist and what their objects do.
names = makedist; disp(numel(names))
worst = 0;
for k = 1:numel(names)
    pd = makedist(names{k});
    p = [0.01 0.2 0.5 0.8 0.99]; x = icdf(pd, p);
    if ~any(strcmp(names{k}, {'poisson', 'binomial', 'negativebinomial'}))
        worst = max([worst, abs(cdf(pd, x) - p)]);
        worst = max([worst, abs(cdf(pd, x) + cdf(pd, x, 'upper') - 1)]);
        area = integral(@(x) pdf(pd, x), x(2), x(4)); if abs(area - 0.6) > 1e-6, disp(names{k}), end
    end
    if any(strcmp(names{k}, {'birnbaumsaunders', 'halfnormal', 'inversegaussian', 'logistic', 'loguniform', 'nakagami', 'tlocationscale', 'triangular'}))
        q = ((1:200) - 0.5)/200; m = mean(icdf(pd, q));
        if abs(m - mean(pd)) > 2e-2*(1 + abs(m)), fprintf('%s %g %g\n', names{k}, m, mean(pd)); end
    end
    rng(1, 'twister'), r = random(pd, 3, 2); if ~isequal(size(r), [3 2]), disp(names{k}), end
end
disp(worst < 1e-12)
pd = makedist('Normal', 'mu', 75, 'sigma', 10)
disp(pd.mu), disp(pd.ParameterNames), disp(pd.ParameterValues), disp([mean(pd) std(pd) var(pd) median(pd) iqr(pd)])
fprintf('%.15g ', pdf(pd, 70), cdf(pd, 70), pd.icdf(0.1)), fprintf('\n')
pd.mu = 1; disp(pd.mean), disp(class(pd))
t = truncate(makedist('Normal'), 0, 2); fprintf('%.12g ', mean(t), var(t), cdf(t, 1), pdf(t, 1), icdf(t, 0.5), pdf(t, 3)), fprintf('\n'), disp(t.Truncation), disp(t.IsTruncated)
t
t = truncate(makedist('Poisson', 'lambda', 4), 2, 6); fprintf('%.12g ', sum(pdf(t, 2:6)), mean(t), var(t), cdf(t, 3), icdf(t, [0 0.5 1])), fprintf('\n')
t = truncate(makedist('Normal'), 8, Inf); fprintf('%.12g ', mean(t), cdf(t, 8.1), icdf(t, 0.5)), fprintf('\n')
rng(2, 'twister'), r = random(t, 100, 1); disp(all(r >= 8))
% Fits.
x = [1.2 0.4 2.2 3.1 0.9 1.8 2.7 0.3 1.1 1.4]';
for name = {'Normal', 'Exponential', 'Lognormal', 'Gamma', 'Weibull', 'Uniform', ...
        'Logistic', 'HalfNormal', 'InverseGaussian', 'BirnbaumSaunders'}
    pd = fitdist(x, name{1});
    fprintf('%s:', pd.DistributionName); fprintf(' %.4g', pd.ParameterValues); ci = paramci(pd); fprintf(' (%.4g)', ci); fprintf(' %.4f\n', negloglik(pd));
end
pd = fitdist([0.2 0.9 1.5 0.4 3.1 0.1 0.3 7.2]', 'GeneralizedPareto'); fprintf('%.4g ', pd.ParameterValues), fprintf('\n')
pd = fitdist([-9 -1.2 -0.6 -0.3 -0.1 0 0.2 0.5 0.7 1.4 12]', 'tLocationScale'); fprintf('%.4g ', pd.ParameterValues), fprintf('\n')
pd = fitdist(x, 'Normal')
disp(round(pd.ParameterCovariance*1e4)/1e4), disp(paramci(pd, 'Parameter', 'mu', 'Alpha', 0.1)'), disp(numel(pd.InputData.data))
pd = fitdist([0 2 5 1 9 3 4]', 'NegativeBinomial'); fprintf('%.4g ', pd.R, pd.P), fprintf('\n')
pd = fitdist([3 5 2 4]', 'Binomial', 'NTrials', 10); fprintf('%.4g ', pd.N, pd.p), fprintf('\n')
pd = fitdist([1 2 3]', 'Poisson', 'Frequency', [1 1 2]'); fprintf('%.6g\n', pd.lambda)
pd = fitdist([1 2 3]', 'Exponential', 'Censoring', [0 0 1]'); fprintf('%.6g\n', pd.mu)
[c, names] = fitdist([1 2 3 10 11 12]', 'Normal', 'By', {'a' 'a' 'a' 'b' 'b' 'b'}'); disp(names'), disp(c{2}.mu)
pd = fitdist(x, 'Kernel'); fprintf('%.4f ', pdf(pd, 1), cdf(pd, 1), icdf(pd, 0.5), mean(pd), pd.Bandwidth), fprintf('\n')
[p, ci] = gamfit(x); fprintf('%.5g ', p, ci), fprintf('\n'), [p, ci] = wblfit(x); fprintf('%.5g ', p, ci), fprintf('\n')
p = mle(x, 'Distribution', 'gamma'); fprintf('%.5g ', p), fprintf('\n')
try, makedist('Nonsense'), catch e, disp(e.message), end
try, makedist('Normal', 'sigma', -1), catch e, disp(e.message), end
try, makedist('Normal', 'spread', 1), catch e, disp(e.message), end
try, makedist('Uniform', 'Lower', 2, 'Upper', 1), catch e, disp(e.message), end
try, pd = makedist('Normal'); pd.sigma = 0; catch e, disp(e.message), end
try, pd.DistributionName = 'x'; catch e, disp(e.message), end
try, pd.other = 1; catch e, disp(e.message), end
try, truncate(pd, 2, 1), catch e, disp(e.message), end
try, negloglik(pd), catch e, disp(e.message), end
try, fitdist([-1 2], 'Lognormal'), catch e, disp(e.message), end
try, fitdist('a', 'Normal'), catch e, disp(e.message), end
