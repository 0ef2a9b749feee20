% SPDX-License-Identifier: Apache-2.0
% A value class: defaults, access, Dependent and Constant properties, copies, chained subscripts.
p = Probe();
fprintf('%s %s %d\n', class(p), p.name, p.count);
fprintf('%g ', p.x); fprintf('| total %g average %g\n', p.total, p.average);
q = Probe([4 5 6 7], 'second');
fprintf('%s %g %g\n', q.name, q.total, q.average);
% Both ways of calling a method.
fprintf('%s %s\n', mat2str(scaled(q, 10)), mat2str(q.scaled(10)));
fprintf('%s %s\n', mat2str(q.scaled), mat2str(q.scaled()));
[lo, hi] = range(q);
[lo2, hi2] = q.range();
fprintf('%g %g %g %g\n', lo, hi, lo2, hi2);
% Copies are independent.
r = q;
r.x(1) = 100;
r.name = 'third';
fprintf('%s %s / %s %s\n', q.name, mat2str(q.x), r.name, mat2str(r.x));
q.add(8);
fprintf('a discarded result changes nothing: %d %d\n', numel(q.x), q.count);
q = q.add(8);
q = add(q, 9);
fprintf('%s count %d\n', mat2str(q.x), q.count);
% Writes that go on past the property.
p.x(3) = 5;
p.x(5) = 9;
p.s.a.b = 1;
p.s.c{2} = 'two';
p.tags{end + 1} = 'first';
p.tags{end + 1} = 'last';
p.x(2) = [];
fprintf('%s %d %d %s %d %s\n', mat2str(p.x), p.s.a.b, numel(p.s.c), p.s.c{2}, numel(p.tags), p.tags{end});
% Names known only at run time.
field = 'name';
p.(field) = 'dynamic';
fprintf('%s %s %d\n', p.(field), p.name, p.(['to' 'tal']));
fprintf('%g %s\n', p.('pick')(2).value, mat2str(p.('scaled')(3)));
% Chains.
fprintf('%g %g %g\n', q.pick(2).value, q.pick(3).index, q.x(end));
fprintf('%s\n', p.tags{1}(1:3));
fprintf('%s\n', mat2str(q.add(1).add(2).x));
% A Dependent property with a set method.
p.average = 10;
fprintf('%s %g\n', mat2str(p.x), p.average);
% Constants through the class and through an object.
fprintf('%d %s %d %s\n', Probe.LIMIT, Probe.UNIT, p.LIMIT, q.UNIT);
% Hidden properties are there; one whose GetAccess is private may only be set.
fprintf('%s\n', p.note);
p.secret = 7;
fprintf('%d %d\n', p.reveal(), q.reveal());
try, p.count = 3; catch e, fprintf('%s\n', e.identifier); end
try, p.secret, catch e, fprintf('%s\n', e.identifier); end
try, p.total = 3; catch e, fprintf('%s\n', e.message); end
p = Probe([1 2 3])
disp(p)
