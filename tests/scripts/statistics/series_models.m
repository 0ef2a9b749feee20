% Models of series: polynomials by hand, forecasts by formulas, parameters of simulated series near the true ones.
m = arima('Constant', 1, 'AR', {0.5}, 'Variance', 2);
[f, s] = forecast(m, 3, 'Y0', 4);
fprintf('%.4f ', f, s); fprintf('\n');
m = arima('Constant', 0, 'MA', {0.4}, 'Variance', 1);
[f, s] = forecast(m, 2, 'Y0', [1; 2], 'E0', 3);
fprintf('%.4f ', f, s); fprintf('\n');
m = arima('Constant', 0.5, 'D', 1, 'Variance', 1);
[f, s] = forecast(m, 3, [1; 2; 4]);
fprintf('%.4f ', f, s); fprintf('\n');
fprintf('%.4f ', impulse(arima('AR', {0.5}, 'MA', {0.3}, 'Constant', 0, 'Variance', 1), 4)); fprintf('\n');
m = arima('Constant', 0, 'AR', {0.5}, 'SARLags', 4, 'SAR', {0.2}, 'Seasonality', 4, 'Variance', 1);
fprintf('%d %d %d\n', m.P, m.Q, m.D);
m = arima(1, 1, 1)
rng(1)
e = randn(300, 1);
y = filter([1 0.4], [1 -0.6], e) + 2;
[fit1, C, l] = estimate(arima(1, 0, 1), y, 'Display', 'off');
fprintf('%d %d %d %d\n', abs(fit1.AR{1} - 0.6) < 0.12, abs(fit1.MA{1} - 0.4) < 0.15, abs(fit1.Constant/(1 - fit1.AR{1}) - 2) < 0.5, isequal(size(C), [4 4]));
[E, V, l2] = infer(fit1, y);
fprintf('%d %d %d\n', abs(l - l2) < 1e-8, abs(mean(E.^2) - fit1.Variance) < 1e-8, abs(l + 150*(log(2*pi*fit1.Variance) + 1)) < 1e-6);
% An autoregression by least squares on its own past.
z = filter(1, [1 -0.5], e);
m = estimate(arima('ARLags', 1, 'Constant', 0), z(2:end), 'Y0', z(1), 'Display', 'off');
fprintf('%d\n', abs(m.AR{1} - z(1:end - 1)\z(2:end)) < 1e-6);
m = estimate(arima(0, 1, 0), cumsum(e), 'Y0', 0, 'Display', 'off');
fprintf('%d %d\n', abs(m.Constant - mean(e)) < 1e-8, abs(m.Variance - var(e, 1)) < 1e-8);
x = sin((1:300)'/3);
m = estimate(arima(1, 0, 0), 3*x + z, 'X', x, 'Display', 'off');
fprintf('%d\n', abs(m.Beta - 3) < 0.4);
m = arima('Constant', 1, 'AR', {0.5}, 'Variance', 0.01);
Y = simulate(m, 400, 'NumPaths', 2);
fprintf('%d %d %d\n', size(Y, 1), size(Y, 2), abs(mean(Y(:)) - 2) < 0.05);
fprintf('%.4f ', filter(m, [1; 0; 0], 'Y0', 2)); fprintf('\n');
m.Constant = 0;
fprintf('%.4f\n', forecast(m, 1, 2));
try, forecast(arima(1, 0, 0), 2, 1); catch err, disp(err.identifier), end
try, arima(-1, 0, 0); catch err, disp(err.identifier), end
