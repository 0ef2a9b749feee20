% fzero, fminbnd, fminsearch, integral and its older names, options, and what goes round with fft.
fprintf('%.12f\n', fzero(@cos, [1 2]), fzero(@(x) x^3 - 2*x - 5, 2), fzero('sin', 3), fzero(@(x) x - 1e-9, 0));
[x, f, flag, out] = fzero(@(x) exp(x) - 2, [0 1]); fprintf('%.10f %d %d\n', x, abs(f) < 1e-14, flag); disp(fieldnames(out)')
fprintf('%.6f\n', fzero(@(x, a) x^2 - a, [0 5], [], 2), fzero(@(x) x^2 - 4, [0 5], optimset('TolX', 1e-3)));
try, fzero(@(x) x^2 + 1, [0 1]), catch e, disp(e.identifier), disp(e.message), end
try, fzero(@cos), catch e, disp(e.message), end
[x, f, flag] = fzero(@(x) x^2 + 1, 1); fprintf('%g %g %d\n', x, f, flag);
[x, f] = fminbnd(@(x) (x - 2)^2 + 1, 0, 5); fprintf('%.4f %.4f\n', x, f); fprintf('%.3f\n', fminbnd(@cos, 3, 4));
[p, f, flag, out] = fminsearch(@(p) 100*(p(2) - p(1)^2)^2 + (1 - p(1))^2, [-1.2 1]);
fprintf('%.3f %.3f %d %d %d\n', p, flag, out.iterations, out.funcCount);
p = fminsearch(@(p) norm(p - [3; -4]), [0; 0], optimset('TolX', 1e-8, 'TolFun', 1e-8)); fprintf('%.5f %.5f\n', p);
fprintf('%.8f\n', integral(@(x) x.^2, 0, 3), integral(@(x) exp(-x.^2), -Inf, Inf)^2, integral(@(x) 1./sqrt(x), 0, 1), ...
    integral(@(x) exp(-x), 0, Inf), integral(@exp, -Inf, 0), integral(@(x) 1./(1 + x.^2), Inf, -Inf), integral(@sin, pi, 0), ...
    integral(@(x) abs(x - 0.3), 0, 1, 'Waypoints', 0.3), integral(@(x) cos(100*x), 0, 1), quad(@sin, 0, pi), quadl(@(x, k) k*x, 0, 1, 1e-8, [], 4), quadgk(@(x) x.*log(x), 0, 1));
disp(integral(@(x) [x; 2*x], 0, 1, 'ArrayValued', true)'), disp(integral(@(x) 1, 2, 2))
fprintf('%.8f%+.8fi\n', real(integral(@(x) exp(1i*x), 0, 1)), imag(integral(@(x) exp(1i*x), 0, 1)));
try, integral(@(x) 1, 0, 1), catch e, disp(e.identifier), end
try, integral('sin', 0, 1), catch e, disp(e.identifier), end
o = optimset('tolx', 1e-3, 'Display', 'off'); disp(o.TolX), disp(optimget(o, 'disp')), disp(optimget(o, 'MaxIter', 7)), disp(optimset('fzero').TolX == eps)
o = optimset(o, 'MaxIter', 9); fprintf('%g %g %s\n', o.TolX, o.MaxIter, o.Display);
try, optimset('NoSuchOption', 1), catch e, disp(e.identifier), end
disp(fftshift(1:5)), disp(ifftshift(fftshift(1:5))), disp(fftshift(magic(4))), disp(fftshift([1 2; 3 4; 5 6], 1)), disp(fftshift('abcd'))
disp(rms([3 4; 0 0])), fprintf('%.4f\n', rms([1 2 3]), rms([1 2; 3 4], 'all')), disp(polyvalm([1 0 1], [1 2; 3 4])), fprintf('%.4f ', unwrap([0 3 6.5 -6 0])), fprintf('\n'), disp(round(unwrap([0 0; 4 1; 8 2]), 4))
