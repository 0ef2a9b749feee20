% fitlm and fitglm of tables, formulas and categories.
x1 = (1:12)'; x2 = [3 1 4 1 5 9 2 6 5 3 5 8]'; g = categorical(repmat({'a';'b';'c'}, 4, 1));
y = 2 + 3*x1 - 0.5*x2 + [0.1 -0.2 0.3 0 -0.1 0.2 -0.3 0.1 0.05 -0.15 0.2 -0.2]' + 1.5*(g == 'b');
T = table(x1, x2, g, y);
m = fitlm(T)
m = fitlm(T, 'y ~ x1 + x2')
m.Coefficients.Estimate'
m.Coefficients{'x1', 'pValue'} < 0.01
predict(m, T(1:2, :))'
m2 = fitlm(T, 'y ~ x1*g + x2^2 - 1'); m2.CoefficientNames
m3 = fitlm([x1 x2], y); m3.Coefficients
ok = double(y > 15);
ok(3) = 1; ok(10) = 0;
B = table(x1, ok);
gm = fitglm(B, 'ok ~ x1', 'Distribution', 'binomial')
[p, ci] = predict(gm, table([2; 9], 'VariableNames', {'x1'}))
gp = fitglm(x1, round(exp(0.3*x1)), 'Distribution', 'poisson'); gp.Coefficients
try, fitlm(T, 'y ~ zz'), catch e, disp(e.message), end
try, fitlm(T, 'y ~ x1 +* 3'), catch e, disp(e.message), end
