% Fits of the library's models: coefficients that are known, statistics by the formulas of least squares.
x = (0:0.25:5)';
n = numel(x);
r = 0.05*sin(7*(1:n)');
% A line by the closed form of its coefficients and their errors.
y = 2*x - 1 + r;
[f, g, o] = fit(x, y, 'poly1');
A = [x, ones(n, 1)];
b = A\y;
e = y - A*b;
s2 = sum(e.^2)/(n - 2);
C = s2*inv(A'*A);
t = 2.093024054408263; % of 19 degrees of freedom
fprintf('line %d %d %d\n', norm(coeffvalues(f)' - b) < 1e-12, norm(confint(f) - (b' + [-t; t]*sqrt(diag(C))')) < 1e-9, abs(g.sse - sum(e.^2)) < 1e-12);
fprintf('%.4f %.4f %.4f %d %d\n', g.rsquare, g.adjrsquare, g.rmse, g.dfe, o.numparam);
[ci, v] = predint(f, 2.5);
fprintf('predint %d\n', norm(ci - (v + [-t t]*sqrt(s2 + [2.5 1]*C*[2.5; 1]))) < 1e-9);
disp(norm(predint(f, 2.5, 0.95, 'functional', 'on') - (v + [-1 1]*sqrt(2*finv(0.95, 2, 19))*sqrt([2.5 1]*C*[2.5; 1]))) < 1e-9)
% Models of which the data are exact.
models = {'poly3', @(x) x.^3 - 2*x + 1; 'exp1', @(x) 3*exp(-0.7*x); 'exp2', @(x) 3*exp(-0.4*x) + 2*exp(-2*x); 'power1', @(x) 2*x.^1.5; ...
    'power2', @(x) 2*x.^0.5 - 1; 'gauss1', @(x) 2*exp(-((x - 2)/0.8).^2); 'gauss2', @(x) 2*exp(-((x - 1)/0.5).^2) + exp(-((x - 3.5)/0.7).^2); ...
    'sin1', @(x) 1.5*sin(2*x + 0.3); 'fourier2', @(x) 1 + cos(1.5*x) - 0.5*sin(1.5*x) + 0.25*sin(3*x); 'rat11', @(x) (2*x + 1)./(x + 3); ...
    'weibull', @(x) 0.5*1.5*x.^0.5.*exp(-0.5*x.^1.5)};
for k = 1:size(models, 1)
    at = x(2:end);
    [f, g] = fit(at, models{k, 2}(at), models{k, 1});
    fprintf('%s: %s |', type(f), formula(f));
    fprintf(' %.4f', abs(coeffvalues(f)));
    fprintf(' | %d\n', g.rsquare > 1 - 1e-8);
end
% Display, properties, derivatives and integrals.
f = fit(x, x.^2, 'poly2');
fprintf('%.4f %.4f\n', f.p1, f(3));
[d1, d2] = differentiate(f, [1; 2]);
fprintf('%.4f %.4f %.4f %.4f\n', d1, d2);
fprintf('%.4f ', integrate(f, [1 2 3], 0)); fprintf('\n');
h = fit(x, exp(-x), 'exp1', 'StartPoint', [1 -1]);
[d1, d2] = differentiate(h, 1);
fprintf('%.4f %.4f %.4f\n', d1, d2, integrate(h, 2, 0));
f = fit((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1], 'poly1')
fit((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1], 'poly1', 'Normalize', 'on')
f = fit(x, sqrt(x), 'linearinterp')
fprintf('%.4f %.4f\n', f(0.125), differentiate(f, 0.1));
% Splines: a smooth one of which p is near 1 goes through the points.
f = fit(x, sin(x), 'cubicinterp');
fprintf('%d %d\n', abs(f(1.1) - sin(1.1)) < 1e-3, abs(integrate(f, 3, 0) - (1 - cos(3))) < 1e-3);
f = fit(x, sin(x), 'pchipinterp');
fprintf('%d\n', norm(f(x) - sin(x)) < 1e-14);
[f, g, o] = fit(x, sin(x) + r, 'smoothingspline', 'SmoothingParam', 0.9);
fprintf('%.4f %d %d\n', o.p, g.dfe > 2 && g.dfe < n - 2, norm(f(x) - csaps(x', sin(x)' + r', 0.9, x')') < 1e-12);
[f, g, o] = fit(x, sin(x) + r, 'smoothingspline', 'SmoothingParam', 0);
fprintf('%.4f %.4f\n', g.dfe, o.numparam);
% Bounds, weights, exclusion, robust fits.
y = 2*x + 1;
y(5) = 40;
f = fit(x, y, 'poly1', 'Exclude', excludedata(x, y, 'range', [0 20]));
fprintf('%.4f %.4f\n', f.p1, f.p2);
f = fit(x, y, 'poly1', 'Robust', 'Bisquare');
fprintf('%.4f %.4f\n', f.p1, f.p2);
f = fit(x, y, 'poly1', 'Robust', 'LAR');
disp(abs([f.p1 - 2, f.p2 - 1]) < 0.01)
w = ones(n, 1);
w(5) = 0;
f = fit(x, y, 'poly1', 'Weights', w);
fprintf('%.4f %.4f\n', f.p1, f.p2);
f = fit(x, 3*exp(-0.7*x), 'exp1', 'Upper', [2 Inf]);
c = confint(f);
fprintf('%.4f %d\n', f.a, isnan(c(1)));
disp(find(excludedata(1:6, 6:-1:1, 'box', [2 5 1 4]))')
disp(find(excludedata(1:6, 6:-1:1, 'indices', [1 3]))')
