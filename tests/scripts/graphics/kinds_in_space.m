% Kinds that are made of surfaces, patches and lines in space: what they hold.
[x, y] = meshgrid(1:4, 1:3);
z = x.*y;
h = surfc(x, y, z);
disp(arrayfun(@(o) get(o, 'Type'), h, 'UniformOutput', false))
disp(h(2).ZLocation)
h = meshc(z);
disp(get(h(1), 'FaceColor'))
h = surfl(x, y, z);
disp(size(h.CData))
disp(max(h.CData(:)) <= 1)
[nx, ny, nz] = surfnorm(x, y, 2*x);
disp([nx(1), ny(1), nz(1)]*sqrt(5))
surfnorm(x, y, z);
disp(numel(get(gca, 'Children')))
cla
[C, h] = contour3(x, y, z, [2 6]);
disp(C(1, 1))
disp(zlim)
disp(class(h))
h.ZLocation = 5;
disp(h.ZLocation)
try, h.ZLocation = 'top'; catch e, disp(e.message), end
h = quiver3(0, 0, 0, 1, 2, 3, 0, 'ShowArrowHead', 'off');
disp([xlim; ylim; zlim])
try, quiver3(1, 2, 3, 4), catch e, disp(e.identifier), end
try, quiver3(1, 2, 3, 4, 5, [1 2]), catch e, disp(e.identifier), end
h = line([0 1], [2 3], [4 5]);
disp(h.ZData)
cla
ezsurf('x^2 + y', [0 1]); disp(get(get(gca, 'Title'), 'String'))
ezmesh(@(x, y) x - y, [0 1 0 2], 10); disp(xlim)
ezsurfc('x*y'); ezmeshc('x*y');
h = ezplot3('cos(t)', 'sin(t)', 't', [0 1]); disp(h.ZData([1 end]))
h = fplot3(@cos, @sin, @(t) t, [0 2]); disp(h.ZData([1 end]))
h = bar3([1 2; 3 4]); disp(numel(h)), disp(zlim)
h = bar3h([1 2], 'stacked'); disp(numel(h))
h = bar3([5 1 2], 0.5, 'grouped'); disp(get(h(1), 'Type'))
try, bar3([1 2 3], [1 2; 3 4]), catch e, disp(e.identifier), end
h = pie3([1 1 2], {'a', 'b', 'c'}); disp(get(h(end), 'String'))
comet3(1:3, 1:3, 1:3)
[N, c] = hist3([0 0; 1 1; 1 1; 2 2], [2 2]); disp(N), disp(c{1})
hist3([0 0; 1 1; 2 2]);
disp(get(get(gca, 'Parent'), 'Type'))
surf(z); alpha(0.5)
disp(get(findobj(gca, 'Type', 'surface'), 'FaceAlpha'))
try, alpha(2), catch e, disp(e.identifier), end
M = viewmtx(0, 90); disp(round(M, 4) + 0)
M = makehgtform('translate', [1 2 3], 'zrotate', pi/2); disp(round(M, 4))
