% spline, pchip, makima, ppval, mkpp, unmkpp and interp1 with 'pp'.
x = [0 1 2.5 3 4.25 6]; y = [1 3 -1 0.5 2 -2];
q = [-0.5 0 0.3 1 2.7 3.5 6 7 NaN];
fprintf('%.10g ', spline(x, y, q)); fprintf('\n');
fprintf('%.10g ', pchip(x, y, q)); fprintf('\n');
fprintf('%.10g ', makima(x, y, q)); fprintf('\n');
disp(isequaln(interp1(x, y, q, 'makima'), makima(x, y, q)));
pp = spline(x, y); disp(pp.form); disp([pp.pieces pp.order pp.dim]); fprintf('%.10g ', pp.coefs); fprintf('\n');
% slopes at the ends
fprintf('%.10g ', spline(x, [0.5 y -1], q)); fprintf('\n');
fprintf('%.10g ', spline([1 3], [0 2 4 1], [1 2 3])); fprintf('\n');
% two and three points
fprintf('%.10g ', spline([1 2], [3 5], [0 1.5 3])); fprintf('\n');
fprintf('%.10g ', spline([1 2 4], [3 5 0], [0 1.5 3])); fprintf('\n');
fprintf('%.10g ', makima([1 2], [3 5], [0 1.5 3])); fprintf('\n');
fprintf('%.10g ', makima([1 2 4 5 6], [3 3 3 5 5], [1.5 3 4.5 5.5])); fprintf('\n');
% values that are columns
Y = [y; 2 * y + 1]; V = spline(x, Y, [0.3 2.7 5]); disp(size(V)); fprintf('%.10g ', V); fprintf('\n');
V = pchip(x, Y, 0.7); disp(size(V)); V = ppval(pchip(x, Y), [0 1; 2 3]); disp(size(V)); fprintf('%.10g ', V); fprintf('\n');
V = spline(x, reshape([y; y + 1; y * 2; y - 4], 2, 2, 6), [1 2 2.2]); disp(size(V)); fprintf('%.10g ', V(:, :, 3)); fprintf('\n');
% unsorted points, columns, shapes
disp(isequal(spline(fliplr(x), fliplr(y), q(1:8)), spline(x, y, q(1:8))));
disp(size(spline(x, y, q(:)))); disp(size(ppval(pp, ones(2, 3, 2))));
% mkpp and unmkpp
p = mkpp([0 1 3], [1 2 3; 4 5 6]); fprintf('%g ', ppval(p, [-1 0 0.5 1 2 3 4])); fprintf('\n');
[b, c, l, k, d] = unmkpp(p); disp(b); disp(c); disp([l k d]);
p = mkpp([0 1 3], [1 2; 3 4; 5 6; 7 8], 2); v = ppval(p, [0.5 1 2]); disp(v);
p = interp1(x, y, 'linear', 'pp'); fprintf('%.10g ', ppval(p, q)); fprintf('\n');
% mistakes
try, spline(1, 2); catch e, disp(e.identifier); end
try, spline(x, 1:3); catch e, disp(e.identifier); end
try, pchip(x, [1 2 3 4 5 6 7 8]); catch e, disp(e.identifier); end
try, unmkpp(3); catch e, disp(e.message); end
try, mkpp([1 2 3], 1:3); catch e, disp(e.message); end
