% SPDX-License-Identifier: Apache-2.0
% What a program may ask about classes, handles to methods, copies, saved objects, arguments in methods.
d = Device('probe', 3);
v = Plain();
fprintf('%d %d %d %d\n', isobject(d), isobject(5), isstruct(v), isa(v, 'handle'));
fprintf('%s ', strjoin(properties(d)', ',')); fprintf('| %s\n', strjoin(properties('Plain')', ','));
fprintf('%s\n', strjoin(fieldnames(d)', ','));
fprintf('%d %d %d %d %d\n', isprop(d, 'gain'), isprop(d, 'title'), isprop(d, 'debug'), isprop(d, 'nope'), isprop(v, 'a'));
fprintf('%d %d %d %d %d\n', ismethod(d, 'measure'), ismethod(d, 'make'), ismethod(d, 'unlock'), ismethod(d, 'gain'), ismethod(v, 'Plain'));
fprintf('%s\n', strjoin(sort(methods(v))', ','));
m = methods(d);
fprintf('%d %d %d %d\n', ismember('measure', m), ismember('notify', m), ismember('unlock', m), ismember('secretly', m));
fprintf('%d %d\n', exist('Device', 'class'), exist('NoSuchClass', 'class'));
mc = ?Device;
fprintf('%s %d %s %d\n', mc.Name, mc.Abstract, mc.SuperclassList(1).Name, numel(mc.PropertyList));
mv = metaclass(v);
fprintf('%s %s %d %d\n', mv.Name, mv.PropertyList(2).Name, isempty(mv.SuperclassList), mv == ?Plain);
fprintf('%d %d\n', ?Device < ?handle, ?Plain < ?handle);
% Handles to methods.
f = @d.measure;
g = @(x) d.measure(x) + 1;
h = @Device.make;
k = @measure;
s = @Plain;
e = h(4);
fprintf('%g %g %s %g %s\n', f(2), g(2), e.name, k(d, 10), class(s()));
d.setGain(5);
fprintf('%g %g\n', f(2), g(2));
u = d.measurer();
w = d.unlocker();
fprintf('%g %s\n', u(1), w());
devices = {Device('x', 1), Device('y', 2)};
fprintf('%s ', mat2str(cellfun(@(o) o.measure(10), devices)));
fprintf('%s\n', strjoin(cellfun(@(o) o.title, devices, 'UniformOutput', false)));
fprintf('%g %g\n', feval('measure', d, 2), feval(@setAndMeasure, d));
% isequal compares values.
p = Plain(2, 'b', 'text');
q = Plain(2, 'b', 'text');
fprintf('%d ', isequal(p, q), isequal(p, Plain()), isequal(Device('a'), Device('a')), isequal(p, 2)); fprintf('\n');
c = Plain(p);
c.a = 3;
fprintf('%d %d\n', p.a, c.a);
% arguments and counts in methods.
fprintf('%s|%s\n', p.combine([1 2]), combine(p, 3, 'Scale', 10, 'Name', 'n'));
fprintf('%s\n', p.combine(1, Name = "str"));
try, p.combine(-1), catch err, fprintf('%s\n', err.message); end
[x, y] = p.several();
fprintf('%d %d %d %d %d\n', x, y, p.several(1), p.counts(1, 2), counts(p));
try, p.several(1, 2, 3), catch err, fprintf('%s\n', err.message); end
% Copies of handles.
a = Sheet('one', d);
b = copy(a);
b.title = 'two';
b.cells(2) = 20;
fprintf('%s %s %s %s %d %d\n', a.title, b.title, mat2str(a.cells), mat2str(b.cells), a == b, b.owner == d);
deep = DeepSheet('deep', d);
other = deep.copy();
fprintf('%s %s %s %d\n', class(other), other.title, other.owner.name, other.owner == d);
% Objects in files.
file = [tempname '.mat'];
save(file, 'p', 'a');
loaded = load(file);
delete(file);
fprintf('%s %d %s %s\n', class(loaded.p), isequal(loaded.p, p), class(loaded.a), loaded.a.owner.name);
fprintf('%s %d\n', loaded.a.owner.title, loaded.a.owner.gain);
warning('off', 'MATLAB:structOnObject');
t = struct(p);
fprintf('%s %d %s\n', class(t), t.a, strjoin(fieldnames(t)', ','));

function r = setAndMeasure(d)
d.setGain(7);
r = measure(d, 1);
end
