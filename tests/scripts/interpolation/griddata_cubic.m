% Piecewise cubics over scattered points: quadratics are reproduced, slopes are continuous.
rng(4);
x = [0; 1; 1; 0; rand(24, 1)]; y = [0; 0; 1; 1; rand(24, 1)];
[xq, yq] = meshgrid(linspace(0.02, 0.98, 9));
f = @(x, y) 1 + 2*x - 3*y + x.^2 - x.*y + 2*y.^2;
w = griddata(x, y, f(x, y), xq, yq, 'cubic');
fprintf('%d\n', max(abs(w(:) - f(xq(:), yq(:)))) < 1e-10);
g = @(x, y) sin(3*x).*cos(2*y);
cubic = griddata(x, y, g(x, y), xq, yq, 'cubic');
linear = griddata(x, y, g(x, y), xq, yq, 'linear');
exact = g(xq, yq);
fprintf('%d\n', max(abs(cubic(:) - exact(:))) < max(abs(linear(:) - exact(:)))/2);
% The slope across a line does not jump anywhere: second differences are of the step's square.
t = linspace(0.1, 0.9, 201);
line = griddata(x, y, g(x, y), t, 0.45 + 0.1*t, 'cubic');
fprintf('%d\n', max(abs(diff(line, 2)))/(t(2) - t(1))^2 < 100);
% Points themselves keep their values; outside is NaN; copies are averaged.
fprintf('%d\n', max(abs(griddata(x, y, g(x, y), x(5:9), y(5:9), 'cubic') - g(x(5:9), y(5:9)))) < 1e-12);
disp(griddata(x, y, g(x, y), 2, 2, 'cubic'));
fprintf('%.4f\n', griddata([0 1 0 1 0], [0 0 1 1 0], [1 2 3 4 3], 0, 0, 'cubic'));
try, griddata(x, y, x, y, 1, 1, 1, 'cubic'); catch e, disp(e.message); end
