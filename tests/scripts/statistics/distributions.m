% Each distribution against itself (density integrated, quantile of the cumulative probability, both tails)
% and against its mean and variance.
continuous = {'norm', {1, 2}, 'logn', {0.5, 0.4}, 'exp', {3}, 'unif', {-1, 4}, 'gam', {2.5, 1.5}, ...
    'chi2', {5}, 'beta', {2, 3.5}, 't', {7}, 'f', {5, 12}, 'wbl', {2, 1.7}, 'rayl', {1.3}, ...
    'ev', {1, 0.8}, 'gev', {0.2, 1.5, 0.3}, 'gev', {0, 1, 2}, 'gp', {0.1, 2, 1}, 'gp', {0, 1, 0}};
for k = 1:2:numel(continuous)
    name = continuous{k}; q = continuous{k + 1};
    f = str2func([name 'pdf']); c = str2func([name 'cdf']); inv_ = str2func([name 'inv']);
    p = [0.001 0.1 0.5 0.9 0.999];
    x = inv_(p, q{:});
    lower = max(abs(c(x, q{:}) - p) ./ p) < 1e-12;
    upper = max(abs(c(x, q{:}, 'upper') - (1 - p)) ./ (1 - p)) < 1e-11;
    area = abs(integral(@(t) f(t, q{:}), x(2), x(4), 'RelTol', 1e-10) - 0.8) < 1e-9;
    fprintf('%s %d %d %d\n', name, lower, upper, area);
end
discrete = {'poiss', {3.5}, 'bino', {12, 0.3}, 'nbin', {2.5, 0.4}, 'geo', {0.2}, 'hyge', {30, 12, 9}, 'unid', {9}};
for k = 1:2:numel(discrete)
    name = discrete{k}; q = discrete{k + 1};
    f = str2func([name 'pdf']); c = str2func([name 'cdf']); inv_ = str2func([name 'inv']);
    n = 1:6;
    total = cumsum([f(0, q{:}), f(n, q{:})]);
    sums = max(abs(c(n, q{:}) - total(2:end))) < 1e-14;
    tails = max(abs(c(n, q{:}) + c(n, q{:}, 'upper') - 1)) < 1e-14;
    back = isequal(inv_(c(n, q{:}) - 1e-10, q{:}), n);
    fprintf('%s %d %d %d %g %g\n', name, sums, tails, back, f(2.5, q{:}), c(-1, q{:}));
end
moments = {'norm', {1, 2}, 'logn', {0.5, 0.4}, 'exp', {3}, 'unif', {-1, 4}, 'gam', {2.5, 1.5}, 'chi2', {5}, ...
    'beta', {2, 3.5}, 't', {7}, 'f', {5, 12}, 'wbl', {2, 1.7}, 'rayl', {1.3}, 'ev', {1, 0.8}, 'poiss', {3.5}, ...
    'bino', {12, 0.3}, 'nbin', {2.5, 0.4}, 'geo', {0.2}, 'unid', {9}};
rng(7);
for k = 1:2:numel(moments)
    name = moments{k}; q = moments{k + 1};
    [m, v] = feval([name 'stat'], q{:});
    r = feval([name 'rnd'], q{:}, 1, 4000);
    fprintf('%s %.6g %.6g %d %d\n', name, m, v, abs(mean(r) - m) < 5 * sqrt(v / 4000), abs(var(r) / v - 1) < 0.35);
end
size(gevrnd(0.1, 1, 0, 2, 3)), size(gprnd(0.1, 1, 0, [2 3])), all(hygernd(30, 12, 9, 1, 50) <= 9)
% Published quantiles.
fprintf('%.10f\n', norminv(0.975), tinv(0.975, 10), chi2inv(0.95, 3), finv(0.95, 3, 10), gaminv(0.5, 2, 1), betainv(0.5, 2, 3));
fprintf('%.6g\n', normcdf(-10), normcdf(10, 'upper'), tcdf(-40, 3), chi2cdf(200, 3, 'upper'), poisscdf(2, 3), binopdf(3, 10, 0.5));
% By names.
isequal(pdf('Normal', 0.3, 1, 2), normpdf(0.3, 1, 2)), isequal(cdf('Poisson', 2, 3), poisscdf(2, 3))
isequal(icdf('Chi-square', 0.5, 4), chi2inv(0.5, 4)), isequal(cdf('t', 1, 5, 'upper'), tcdf(1, 5, 'upper'))
size(random('Lognormal', 0, 1, 3, 2))
% Sizes, classes, limits.
normpdf([0 1; NaN Inf]), class(normcdf(single(1))), normpdf(0, 0, [1 -1]), expcdf([-1 0 Inf], 2)
unidinv([0.1 0.5 1], 4), binoinv([0 0.5 1 1.5], 4, 0.5), poissinv([0 1], 2), betapdf([0 1], 1, 1), gampdf(0, 1, 2)
chi2pdf(0, 2), normcdf([]), tpdf(0, Inf), tinv([0 0.5 1], 3), fpdf(0, 2, 3), hygepdf(-1, 5, 2, 2), normrnd(5, 0)
size(exprnd(1, 2)), size(unifrnd([0 1], 2)), normrnd(0, -1)
function check(f)
    try
        f();
        disp('no error')
    catch e
        fprintf('%s: %s\n', e.identifier, e.message);
    end
end
check(@() normpdf())
check(@() tpdf(1))
check(@() tcdf(1))
check(@() normpdf([1 2], [1 2 3]))
check(@() normpdf('a'))
check(@() normcdf(1, 0, 1, 'lower'))
check(@() pdf('nonesuch', 1))
check(@() pdf(1, 1))
check(@() normrnd([1 2], 1, 3, 3))
check(@() normrnd(1))
