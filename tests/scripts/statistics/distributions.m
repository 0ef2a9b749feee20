% Each distribution against itself (density integrated, quantile of the cumulative probability, both tails)
% and against its mean and variance.
continuous = {
    @normpdf, @normcdf, @norminv, {1, 2}
    @lognpdf, @logncdf, @logninv, {0.5, 0.4}
    @exppdf, @expcdf, @expinv, {3}
    @unifpdf, @unifcdf, @unifinv, {-1, 4}
    @gampdf, @gamcdf, @gaminv, {2.5, 1.5}
    @chi2pdf, @chi2cdf, @chi2inv, {5}
    @betapdf, @betacdf, @betainv, {2, 3.5}
    @tpdf, @tcdf, @tinv, {7}
    @fpdf, @fcdf, @finv, {5, 12}
    @wblpdf, @wblcdf, @wblinv, {2, 1.7}
    @raylpdf, @raylcdf, @raylinv, {1.3}
    @evpdf, @evcdf, @evinv, {1, 0.8}
    @gevpdf, @gevcdf, @gevinv, {0.2, 1.5, 0.3}
    @gevpdf, @gevcdf, @gevinv, {0, 1, 2}
    @gppdf, @gpcdf, @gpinv, {0.1, 2, 1}
    @gppdf, @gpcdf, @gpinv, {0, 1, 0}
};
for k = 1:size(continuous, 1)
    [f, c, inv_, q] = continuous{k, :};
    name = strrep(func2str(f), 'pdf', '');
    p = [0.001 0.1 0.5 0.9 0.999];
    x = inv_(p, q{:});
    lower = max(abs(c(x, q{:}) - p) ./ p) < 1e-12;
    upper = max(abs(c(x, q{:}, 'upper') - (1 - p)) ./ (1 - p)) < 1e-11;
    area = abs(integral(@(t) f(t, q{:}), x(2), x(4), 'RelTol', 1e-10) - 0.8) < 1e-9;
    fprintf('%s %d %d %d\n', name, lower, upper, area);
end
discrete = {
    @poisspdf, @poisscdf, @poissinv, {3.5}
    @binopdf, @binocdf, @binoinv, {12, 0.3}
    @nbinpdf, @nbincdf, @nbininv, {2.5, 0.4}
    @geopdf, @geocdf, @geoinv, {0.2}
    @hygepdf, @hygecdf, @hygeinv, {30, 12, 9}
    @unidpdf, @unidcdf, @unidinv, {9}
};
for k = 1:size(discrete, 1)
    [f, c, inv_, q] = discrete{k, :};
    name = strrep(func2str(f), 'pdf', '');
    n = 1:6;
    total = cumsum([f(0, q{:}), f(n, q{:})]);
    sums = max(abs(c(n, q{:}) - total(2:end))) < 1e-14;
    tails = max(abs(c(n, q{:}) + c(n, q{:}, 'upper') - 1)) < 1e-14;
    back = isequal(inv_(c(n, q{:}) - 1e-10, q{:}), n);
    fprintf('%s %d %d %d %g %g\n', name, sums, tails, back, f(2.5, q{:}), c(-1, q{:}));
end
moments = {
    @normstat, @normrnd, {1, 2}
    @lognstat, @lognrnd, {0.5, 0.4}
    @expstat, @exprnd, {3}
    @unifstat, @unifrnd, {-1, 4}
    @gamstat, @gamrnd, {2.5, 1.5}
    @chi2stat, @chi2rnd, {5}
    @betastat, @betarnd, {2, 3.5}
    @tstat, @trnd, {7}
    @fstat, @frnd, {5, 12}
    @wblstat, @wblrnd, {2, 1.7}
    @raylstat, @raylrnd, {1.3}
    @evstat, @evrnd, {1, 0.8}
    @poissstat, @poissrnd, {3.5}
    @binostat, @binornd, {12, 0.3}
    @nbinstat, @nbinrnd, {2.5, 0.4}
    @geostat, @geornd, {0.2}
    @unidstat, @unidrnd, {9}
};
rng(7);
for k = 1:size(moments, 1)
    [moments_, draw, q] = moments{k, :};
    name = strrep(func2str(moments_), 'stat', '');
    [m, v] = moments_(q{:});
    r = draw(q{:}, 1, 4000);
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
