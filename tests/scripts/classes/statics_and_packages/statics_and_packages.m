% SPDX-License-Identifier: Apache-2.0
% Static methods, constants, classes and functions in packages, a class folder.
t = Temp.fromKelvin(300);
fprintf('%s %.2f %.2f %.2f\n', class(t), t.c, t.kelvin(), kelvin2(t));
fprintf('%.2f %.2f\n', Temp.ZERO, Temp.DOUBLE_ZERO);
fprintf('%s %d %d\n', Temp.NAMES{2}, Temp.TABLE(2, 1), numel(Temp.TABLE));
fprintf('%.2f %.2f\n', Temp.toKelvin(10), t.toKelvin(20));
[lo, hi] = Temp.limits();
fprintf('%.2f %g\n', lo, hi);
fprintf('%d ', Temp.calls(), Temp.calls(), t.calls()); fprintf('\n');
fprintf('%s, %s, %s\n', Temp.label(), Temp.label(t, 2), t.label(3));
f = @Temp.toKelvin;
fprintf('%.2f %s\n', f(1), mat2str(cellfun(@Temp.toKelvin, {0, 1})));
name = 'ZERO';
fprintf('%.2f %.2f\n', Temp.(name), t.(name));
% Packages.
u = geom.Vec(3, 4);
v = geom.Vec.unit(90);
fprintf('%s %g %g\n', class(u), u.norm(), norm(v));
w = u + geom.Vec(1, 1);
fprintf('%g %g %d %d\n', w.x, w.y, geom.Vec.DIM, w.DIM);
fprintf('%g %g\n', geom.area(u, v), geom.util.hypotenuse(5, 12));
o = geom.Vec.origin();
fprintf('%g %g %d\n', o.x, o.y, isa(o, 'geom.Vec'));
z = geom.Vec3(2, 3, 6);
fprintf('%s %g %d\n', class(z), z.norm(), isa(z, 'geom.Vec'));
fprintf('%g %g\n', Temp.START.x, Temp.START.norm());
h = @geom.util.hypotenuse;
g = @geom.Vec;
k = g(8, 6);
fprintf('%g %g\n', h(6, 8), k.norm());
% A class folder.
m = Money(12.345, 'USD');
n = Money(7);
fprintf('%s|%s|%s\n', text(m), m.text(10), n.text());
third = m.split(3);
fprintf('%s %s\n', third.text(), text(n.split(2)));
all = Money.sum(n, n, third);
fprintf('%s\n', all.text());
% Imports.
useImport();
u
z

function useImport()
import geom.Vec geom.util.*
p = Vec(1, 0);
fprintf('%s %g %g\n', class(p), hypotenuse(3, 4), p.norm());
end
