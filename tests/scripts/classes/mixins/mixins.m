% SPDX-License-Identifier: Apache-2.0
% What MATLAB's mixins give: set and get, copy, properties added later, arrays of several classes.
k = Knob();
set(k, 'Level', 5);
set(k, 'label', 'volume');
fprintf('%g %s %g\n', get(k, 'Level'), k.get('Label'), get(k, 'Locked'));
set(k, 'Level', 2, 'Label', 'x');
v = get(k, {'Level', 'Label'});
fprintf('%g %s\n', v{1}, v{2});
try, set(k, 'Locked', 1); catch e, fprintf('%s\n', e.identifier); end
try, set(k, 'Nothing', 1); catch e, fprintf('%s\n', e.message); end
fprintf('%s %d\n', strjoin(superclasses(k)', ' '), isa(k, 'handle'));
% copy
d = Doc();
d.title = 'first';
d.cache = 9;
d.temp = 'warm';
d.child = Doc();
c = copy(d);
c.title = 'second';
fprintf('%s %s %d %s %d\n', d.title, c.title, c.cache, c.temp, c.child == d.child);
file = [tempname '.mat'];
save(file, 'd');
l = load(file);
delete(file);
fprintf('%s %s\n', l.d.title, l.d.temp);
% dynamicprops
b = Bag();
p = addprop(b, 'color');
b.color = 'red';
b.addprop('size2');
b.size2 = [1 2];
fprintf('%s %s %d %d\n', b.color, p.Name, isprop(b, 'size2'), isprop(b, 'size3'));
try, b.other = 1; catch e, fprintf('%s\n', e.message); end
other = Bag();
fprintf('%d\n', isprop(other, 'color'));
% Arrays of several classes.
list = [Disc(1), Tile(3), Disc(2)];
fprintf('%s %s %s %d\n', class(list), class(list(1)), class(list(2)), numel(list));
fprintf('%g %s\n', total(list), strjoin({list.name}));
list(2) = [];
list(end + 1) = Tile();
fprintf('%g %s\n', list.total(), class(list(end)));
fprintf('%s\n', class(list(1:2)));
