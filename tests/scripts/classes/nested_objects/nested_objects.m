% SPDX-License-Identifier: Apache-2.0
% Objects in properties of objects: values in values, handles in values, values in handles.
d = Desk(3);
fprintf('%g %g %d\n', d.total(), d.legs(2).len, numel(d.legs));
d.legs(2).len = 25;
d.legs(end + 1) = Leg(5);
d.legs(end).tag = 'new';
d.top.len = 120;
d.top.tag(1) = 'L';
fprintf('%g %s %g %s\n', d.total(), d.legs(4).tag, d.top.len, d.top.tag);
e = d.stretch(1);
fprintf('%g %g %g %g\n', d.total(), e.total(), d.top.len, e.top.len);
d.legs(1) = [];
fprintf('%s\n', mat2str([d.legs.len]));
% Cells, maps, matrices, struct arrays and function handles in properties.
d.drawers{3} = Leg(7);
d.drawers{3}.len = 8;
d.drawers{1} = {1, {2}};
d.drawers{1}{2}{1} = 'deep';
fprintf('%d %g %s\n', numel(d.drawers), d.drawers{3}.len, d.drawers{1}{2}{1});
d.map('pen') = 3;
d.map('cup') = Leg(2);
m = d.map;
m('ink') = 1;
fprintf('%d %g %s\n', d.map.Count, d.map('pen'), strjoin(d.map.keys(), ','));
d.grid(2, :) = [];
d.grid(end, end) = 0;
fprintf('%s %g\n', mat2str(d.grid), d.grid(2, 1));
d.list(2).k = 20;
d.list(4).k = 40;
fprintf('%s %g\n', mat2str([d.list.k]), d.f(d.list(2).k));
d.f = @(x) x * d.top.len;
fprintf('%g\n', d.f(2));
% A handle in a value: copies share it. A value in a handle: copies do not.
p = Person('Ann');
d.owner = p;
c = d;
c.owner.name = 'Bea';
c.grid = 1;
fprintf('%s %s %d\n', p.name, d.owner.name, numel(d.grid));
p.desk = d;
q = p;
q.desk.top.len = 7;
fprintf('%g %g %g\n', p.desk.top.len, d.top.len, c.top.len);
p.desk.legs(1).len = 1000;
p.tidy();
fprintf('%g %g %g %d\n', q.desk.top.len, q.desk.legs(1).len, d.legs(1).len, isempty(p.desk.drawers));
p.friends{2} = Person('Cy');
p.friends{2}.desk = Desk(1);
p.friends{2}.desk.legs(1).tag = 'far';
cy = p.friends{2};
cy.name = 'Cyd';
fprintf('%s %s\n', p.friends{2}.name, cy.desk.legs(1).tag);
s.people = {p, cy};
s.people{1}.name = 'Ann again';
s.desk(2) = Desk(2);
s.desk(2).legs(2).len = 99;
fprintf('%s %g %d\n', p.name, s.desk(2).total(), numel(s.desk(1).legs));
% A tree of values.
t = Tree();
for k = [5 2 8 1 9 3 8]
    t = t.insert(k);
end
u = t.insert(4);
fprintf('%s %s %d %d\n', mat2str(t.keys()), mat2str(u.keys()), t.depth(), u.depth());
fprintf('%d %d\n', u.left.right.right.key, isempty(t.left.right.right));
