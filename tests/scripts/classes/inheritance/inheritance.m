% SPDX-License-Identifier: Apache-2.0
% Superclass constructors and methods, abstract members, overriding, protected access, two superclasses.
r = Rect('door', 2, 3);
q = Square(4);
fprintf('%s\n', r.describe());
fprintf('%s\n', describe(q));
fprintf('%s %s\n', class(r), class(q));
fprintf('%d %d %d %d\n', isa(q, 'Square'), isa(q, 'Rect'), isa(q, 'Shape'), isa(q, 'handle'));
fprintf('%d %d %d\n', isa(r, 'Square'), isa(r, 'double'), isobject(r));
u = Rect();
fprintf('%s %g %g %g\n', u.name, u.w, u.h, u.scale);
fprintf('%d %d\n', Rect.SIDES, q.SIDES);
% Inherited methods act on the object's own class.
q2 = q.grow(3);
fprintf('%s %g %g %g\n', class(q2), q2.scale, q2.area(), q.area());
q3 = stretch(q, 0.5);
fprintf('%g %g\n', q3.scale, q3.area);
fprintf('%d %d %d\n', r.serial(), q.serial(), serial(u));
% Shapes of several classes in a cell.
shapes = {r, q, u, q2};
total = 0;
for k = 1:numel(shapes)
    s = shapes{k};
    total = total + s.area();
    fprintf('%d %s %g\n', k, s.kind(), s.area());
end
fprintf('%g\n', total);
% Two superclasses, both handles.
c = Chapter('Intro', 5);
c.step();
step(c);
fprintf('%s %s %d %s\n', c.header(), c.title, c.n, c.body);
fprintf('%d %d %d %d\n', isa(c, 'Named'), isa(c, 'Counted'), isa(c, 'handle'), isa(c, 'Rect'));
d = c;
d.title = 'Outro';
d.step();
fprintf('%s %d\n', c.header(), c.n);
fprintf('%s\n', strjoin(superclasses('Chapter')', ','));
fprintf('%s\n', strjoin(superclasses(q)', ','));
% Protected members are out of a script's reach.
try, q.scale = 2; catch e, fprintf('%s\n', e.identifier); end
try, q.id, catch e, fprintf('%s\n', e.identifier); end
try, q.id = 1; catch e, fprintf('%s\n', e.identifier); end
try, bonus(q), catch e, fprintf('%s: %s\n', e.identifier, e.message); end
try, c.stride(), catch e, fprintf('%s\n', e.message); end
% An abstract class makes no objects.
try, Shape('x'), catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
q
c
