% Partial least squares, chosen columns, groups and their number, tests of series, intervals: against their definitions.
X = [7 26 6 60; 1 29 15 52; 11 56 8 20; 11 31 8 47; 7 52 6 33; 11 55 9 22; 3 71 17 6; 1 31 22 44; 2 54 18 22; 21 47 4 26; 1 40 23 34; 11 66 9 12; 10 68 8 12];
y = [78.5 74.3 104.3 87.6 95.9 109.2 102.7 72.5 93.1 115.9 83.8 113.3 109.4]';
% All components are least squares; scores are orthonormal; the first weights go along X'y.
[xl, yl, xs, ys, b, explained, mse, stats] = plsregress(X, y, 4);
c = [ones(13, 1) X]\y;
fprintf('%d %d %d\n', norm(b - c) < 1e-6*norm(c), norm(xs'*xs - eye(4)) < 1e-10, abs(sum(explained(1, :)) - 1) < 1e-9);
v = (X - mean(X))'*(y - mean(y));
fprintf('%d %d %d\n', norm(stats.W(:, 1)/norm(stats.W(:, 1)) - v/norm(v)) < 1e-10, abs(mse(2, 1) - var(y, 1)) < 1e-9, norm((X - mean(X))*stats.W - xs) < 1e-8);
rng(1)
P = randn(40, 4);
q = 3*P(:, 2) - 2*P(:, 4) + 0.01*randn(40, 1);
[in, history] = sequentialfs(@(a, b, c, d) sum((d - c*(a\b)).^2), P, q);
disp(in([2 4]))
fprintf('%d %d\n', history.In(1, 2), history.Crit(1) > history.Crit(2));
disp(nnz(sequentialfs(@(a, b, c, d) sum((d - c*(a\b)).^2), P, q, 'direction', 'backward', 'nfeatures', 2)))
% Groups.
G = [randn(15, 2); randn(15, 2) + 12; [randn(10, 1) - 12, randn(10, 1) + 10]];
g = spectralcluster(G, 3);
fprintf('%d %d %d\n', numel(unique(g)), numel(unique(g(1:15))), numel(unique(g(31:40))));
t = linspace(0, 2*pi, 20)';
ring = [cos(t) sin(t); 4*cos(t) 4*sin(t)];
g = spectralcluster(ring, 2, 'NumNeighbors', 3);
fprintf('%d %d\n', all(g(1:20) == g(1)), g(1) ~= g(40));
for name = {'CalinskiHarabasz', 'DaviesBouldin', 'silhouette', 'gap'}
    e = evalclusters(G, 'kmeans', name{1}, 'KList', 2:4, 'B', 10);
    fprintf('%s %d %d\n', name{1}, e.OptimalK, numel(e.OptimalY));
end
e = evalclusters([1 2 9 10]', [1 1 2 2; 1 2 3 3]', 'CalinskiHarabasz');
fprintf('%.4f ', e.CriterionValues); fprintf('%d\n', e.OptimalK);
e = evalclusters([1 2 9 10]', 'linkage', 'DaviesBouldin', 'KList', 2);
fprintf('%.4f\n', e.CriterionValues);
% Series.
disp(lagmatrix((1:4)', [1 -1]))
z = [1 3 2 5 4 6 5 8 7 9]';
trend = hpfilter(z, 10);
D = diff(eye(10), 2);
fprintf('%d %d\n', norm(trend - (eye(10) + 10*(D'*D))\z) < 1e-10, norm(hpfilter(z, Inf) - polyval(polyfit((1:10)', z, 1), (1:10)')) < 1e-10);
[xcf, lags, bounds] = crosscorr(z, [0; z(1:end - 1)], 'NumLags', 2);
a = z - mean(z);
b = [0; z(1:end - 1)];
b = b - mean(b);
fprintf('%d %d %.4f\n', lags(1), abs(xcf(4) - sum(a(1:9).*b(2:10))/norm(a)/norm(b)) < 1e-12, bounds(1));
r = [0.3 -0.5 0.8 0.1 -0.9 0.4 0.6 -0.7 0.2 -0.3]';
[h, p, s, c] = lbqtest(r, 'Lags', [1 2]);
rho = autocorr(r, 'NumLags', 2);
fprintf('%d %d %.4f\n', norm(s - 120*cumsum(rho(2:3)'.^2./[9 8])) < 1e-10, norm(p - (1 - chi2cdf(s, [1 2]))) < 1e-10, c(1));
[h, p, s] = archtest(r);
w = r.^2;
A = [ones(9, 1), w(1:9)];
m = fitlm(w(1:9), w(2:10));
fprintf('%d %d\n', h, abs(s - 9*m.Rsquared.Ordinary) < 1e-9);
% Intervals of models.
x = (1:6)';
u = [2.1 3.9 6.2 7.8 10.1 12]';
[p, S] = polyfit(x, u, 1);
[v, d] = polyconf(p, 3.5, S);
f = @(b, x) b(1)*x + b(2);
[b, res, J] = nlinfit(x, u, f, [1; 0]);
[v1, d1] = nlpredci(f, 3.5, b, res, 'Jacobian', J, 'PredOpt', 'observation');
[~, d2] = nlpredci(f, 3.5, b, res, J);
[~, ci] = predict(fitlm(x, u), 3.5);
fprintf('%d %d %d\n', abs(v - v1) < 1e-6, abs(d - d1) < 1e-6, abs(d2 - diff(ci)/2) < 1e-6);
disp(price2ret([100 110 121]', [], 'Periodic')')
disp(ret2price(price2ret([100 110 99])', 100)')
try, plsregress(X, y, 9); catch err, disp(err.identifier), end
try, lagmatrix(z, 0.5); catch err, disp(err.identifier), end
