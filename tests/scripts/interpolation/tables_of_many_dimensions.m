% interpn, interp3 and interpft: what is reproduced exactly, what goes on outside, and the one-dimensional ways.
[X, Y, Z] = meshgrid(1:4, 1:3, 1:5); W = X + 2*Y + 3*Z; f = @(x, y, z) x + 2*y + 3*z;
q = {[1.5 3.2; 2 4], [2.5 1.1; 3 1], [3.5 4.4; 1 5]}; disp(norm(interp3(X, Y, Z, W, q{:}) - f(q{:})) < 1e-13), disp(norm(interp3(W, q{:}, 'spline') - f(q{:})) < 1e-12)
disp(norm(interp3(1:4, 1:3, 1:5, W, q{:}, 'cubic') - f(q{:})) < 1e-12), disp(interp3(W, 2.4, 1.6, 3.5, 'nearest')), disp(interp3(W, 0, 1, 1)), disp(interp3(W, 0, 1, 1, 'linear', -7)), disp(interp3(W, 0, 1, 1, 'spline'))
disp(size(interp3(W, 1))), disp(size(interp3(W))), disp(size(interp3(W, [1 2 3], [1; 2], [1 2 3 4])))
[A, B, C, D] = ndgrid(1:3, [1 2 4], 0:2, 5:7); V = A.*B + C.*D; p = {2.5, 3, 0.5, 6.5}; disp(interpn(1:3, [1 2 4], 0:2, 5:7, V, p{:})), disp(interpn(A, B, C, D, V, p{:})), disp(2.5*3 + 0.5*6.5)
disp(size(interpn(V, 1))), disp(interpn([1 2 4], [1.5 2.5])), disp(interpn([10 20 40], [1 2 4], 30)), disp(interpn([1 2; 3 4], 0, 1, 'linear', -1)), disp(class(interpn(single([1 2; 3 4]), 1.5, 1.5))), disp(interpn(int8([1 2; 3 4]), 1.5, 1.5))
S = magic(7) + cos((1:7)).^2; x = 1:0.5:7; for method = {'linear', 'nearest', 'cubic', 'spline', 'makima'}, disp(norm(interpn(S, x', x, method{1}) - interp2(S, x, x', method{1})) < 1e-12), end
[u, v] = ndgrid([1.3 4.9], [2.2 6.1]); for method = {'linear', 'cubic', 'spline', 'makima'}, disp(norm(interpn(S, u, v, method{1}) - interp2(S, v, u, method{1})) < 1e-12), end
R = [1 NaN; 3 4]; disp(interpn(R, 2, 1.5)), disp(interpn(R, 1, 1)), disp(interpn(S + 1i*S', 1.5, 2) - (S(1, 2) + S(2, 2) + 1i*(S(2, 1) + S(2, 2)))/2), disp(interpn([3 2 1], [1; 2; 4], 2.5))
disp(norm(interpft([0 1 0 -1], 8) - sin(pi*(0:7)/4)) < 1e-14), t = (0:8)'/9; g = @(t) cos(2*pi*t) + 2*sin(6*pi*t); disp(norm(interpft(g(t), 30) - g((0:29)'/30)) < 1e-13), disp(norm(interpft([g(t) 2*g(t)]', 27, 2) - [g((0:26)'/27) 2*g((0:26)'/27)]') < 1e-13), disp(norm(interpft(cos((0:4)*2*pi/5), 3) - [1 -0.5 -0.5]) < 1e-14)
tries = {@() interp3(1), @() interp3(W, 1, 1), @() interp3(W, 1, 1, 1, 'odd'), @() interpn(), @() interpn(S, 1, 1, 'linear', 'x'), @() interpn(1:3, 1:2, S, 1, 1), @() interpn([1 3 2 4 5 6 7], 1:7, S, 1, 1), @() interpn(S, -1), @() interpn(S, [1 2], [1 2 3]', 'linear', 1, 2), @() interpft(1:4), @() interpft(1:4, 0), @() interpft(1:4, 8, 0)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
