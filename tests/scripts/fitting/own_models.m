% Models that a script writes: texts, functions, terms, problem parameters; surfaces; options.
x = (0:0.25:5)';
ft = fittype('a*exp(-k*x) + c')
f = fit(x, 3*exp(-0.7*x) + 0.5, ft, 'StartPoint', [1 0 1]);
fprintf('%s ', coeffnames(f){:}); fprintf('%.4f ', coeffvalues(f)); fprintf('\n');
ft = fittype('a*sin(w*t)', 'independent', 't', 'problem', 'w', 'dependent', 'u');
f = fit(x, 2*sin(3*x), ft, 'problem', 3, 'StartPoint', 1)
fprintf('%s %s %s %g %d\n', probnames(f){1}, indepnames(f){1}, dependnames(f){1}, probvalues(f){1}, numcoeffs(f));
f = fit(x, 2*x + 3*sin(x) - 1, {'x', 'sin(x)', '1'});
fprintf('%.4f ', coeffvalues(f)); fprintf('%s %d\n', formula(f), islinear(f));
f = fit(x, 2*x.^2 + 3, fittype(@(p, q, x) p*x.^2 + q), 'StartPoint', [1 1]);
fprintf('%.4f %.4f %.4f\n', f.p, f.q, f(2));
t = fittype('poly2');
fprintf('%.4f %s\n', t(1, 2, 3, 2), strjoin(argnames(t)', ','));
% Surfaces.
[X, Y] = meshgrid(0:0.5:2, -1:0.5:1);
Z = 1 + 2*X - Y + 0.5*X.*Y + Y.^2;
[s, g] = fit([X(:) Y(:)], Z(:), 'poly22');
fprintf('%.4f ', abs(round(coeffvalues(s), 8))); fprintf('%s\n', formula(s));
fprintf('%.4f %.4f %d\n', s(1, 1), s([1 1]), g.dfe);
[fx, fy, fxx, fxy, fyy] = differentiate(s, 1, 1);
fprintf('%.3f ', fx, fy, abs(fxx), fxy, fyy); fprintf('\n');
fprintf('%.4f\n', quad2d(s, 0, 1, 0, 1));
s = fit([X(:) Y(:)], 3*exp(-X(:)).*Y(:), fittype('a*exp(-b*x)*y', 'independent', {'x', 'y'}, 'dependent', 'z'), 'StartPoint', [1 2]);
fprintf('%.4f %.4f %.4f\n', s.a, s.b, s(0, 1));
% Options.
o = fitoptions('Method', 'NonlinearLeastSquares', 'StartPoint', [1 2]);
o.Lower = [0 0];
o.Robust = 'off';
fprintf('%s %g %g %s\n', o.Method, o.StartPoint, o.Robust);
f = fit(x, 4*exp(-x), fittype('a*exp(-b*x)', 'options', o));
fprintf('%.4f %.4f\n', f.a, f.b);
o = fitoptions('gauss1')
o = fitoptions(fitoptions('poly1'), 'Normalize', 'on');
disp(o.Normalize)
% Objects of given coefficients.
c = cfit(fittype('a*x + b'), 2, 1)
c.a = 5;
fprintf('%g %g\n', c(3), feval(c, [1 2]));
s = sfit(fittype('poly11'), 1, 2, 3);
fprintf('%g\n', s(1, 1));
% Curves as drawn.
f = fit(x, 2*x + 1, 'poly1');
h = plot(f, x, 2*x + 1);
fprintf('%d %s\n', numel(h), strjoin(get(legend, 'String'), ', '));
h = plot(f, x, 2*x + 1, 'predobs');
disp(numel(h))
disp(numel(plot(f, 'g')))
s = fit([X(:) Y(:)], X(:) + 2*Y(:), 'linearinterp')
fprintf('%.4f %d\n', s(0.6, 0.3), isnan(s(9, 9)));
disp(numel(plot(s, [X(:) Y(:)], X(:) + 2*Y(:))))
close all
% As generated code has it.
g = 3*exp(-((x - 2)/0.7).^2) + 0.5;
o = fitoptions('Method', 'NonlinearLeastSquares');
o.Display = 'Off';
o.StartPoint = [1 1.8 1 0];
o.Lower = [-Inf -Inf 0 -Inf];
[f, gof] = fit(x, g, fittype('a*exp(-((x-b)/c)^2)+d', 'independent', 'x', 'dependent', 'y'), o);
fprintf('%.4f ', coeffvalues(f)); fprintf('%.4f %d\n', gof.rsquare, gof.dfe);
f = fit(x, g, 'gauss1', 'Exclude', x > 3.5);
fprintf('%.2f %s\n', f.b1, class(f));
% Mistakes.
function told(f)
    try, f(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
end
told(@() fit((1:3)', (1:4)', 'poly1'))
told(@() fit((1:2)', (1:2)', 'poly2'))
told(@() fit((1:3)', [1; NaN; 3], 'poly1'))
told(@() fit((0:3)', (0:3)', 'power1'))
told(@() fit(1:3, 1:3, 'poly1'))
told(@() fittype('nosuchmodel'))
told(@() fitoptions('Method', 'LinearLeastSquares', 'StartPoint', 1))
told(@() confint(c))
told(@() coeffvalues(3))
told(@() excludedata(1:3, 1:4, 'domain', [0 1]))
