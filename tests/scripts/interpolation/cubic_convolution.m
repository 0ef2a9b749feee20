% interp1 by cubic convolution: even points; uneven ones get a spline; nothing beyond the points.
x = 1:5;
v = [1 4 2 7 3];
fprintf(' %.6f', interp1(x, v, [1 1.5 2 2.5 4.2 5], 'cubic')), fprintf('\n')
fprintf(' %.6f', interp1(x, v, [0.5 5.5], 'cubic')), fprintf('\n')
fprintf(' %.6f', interp1(x, v, [0.5 5.5], 'cubic', 'extrap')), fprintf('\n')
disp(isequal(interp1(x, v, 1:0.1:5, 'cubic'), interp1(x, v, 1:0.1:5, 'v5cubic')))
% A parabola comes back whole.
p = @(t) 3*t.^2 - 2*t + 1;
disp(max(abs(interp1(x, p(x), 1:0.01:5, 'cubic') - p(1:0.01:5))) < 1e-13)
% As interp2 along one line.
V = repmat(v, 5, 1);
disp(max(abs(interp2(V, 1:0.1:5, 3, 'cubic') - interp1(x, v, 1:0.1:5, 'cubic'))) < 1e-13)
u = [1 2 3 5 6];
disp(isequal(interp1(u, v, 1:0.5:6, 'cubic'), interp1(u, v, 1:0.5:6, 'spline')))
fprintf(' %.6f', interp1([1 2 3], [1 4 2], [1.5 2.5], 'cubic')), fprintf('\n')
fprintf(' %.6f', interp1([1 2], [1 4], 1.5, 'cubic')), fprintf('\n')
F = griddedInterpolant(x, v, 'cubic');
fprintf(' %.6f', F([1.5 2.5])), fprintf('\n')
pp = interp1(x, v, 'cubic', 'pp');
disp(max(abs(ppval(pp, 1:0.1:5) - interp1(x, v, 1:0.1:5, 'cubic'))) < 1e-13)
