% SPDX-License-Identifier: Apache-2.0
% Set and get methods: checks, side effects, indexed writes, Dependent properties with set methods.
t = Tank(50, 80);
fprintf('%g %g %g\n', t.capacity, t.level, t.fraction);
fprintf('%s; ', t.log{:}); fprintf('\n');
t.level = 10;
t.fraction = 0.5;
fprintf('%g %g %d\n', t.level, t.fraction, numel(t.log));
t = t.fill();
fprintf('%g %s\n', t.level, t.log{end});
try, t.level = -1; catch e, fprintf('%s %s\n', e.identifier, e.message); end
try, t.capacity = 'x'; catch e, fprintf('%s %s\n', e.identifier, e.message); end
try, t.capacity = [1 2]; catch e, fprintf('%s\n', e.message); end
try, t.fraction = -0.5; catch e, fprintf('%s\n', e.message); end
try, Tank(0), catch e, fprintf('%s\n', e.message); end
fprintf('kept %g %g\n', t.capacity, t.level);
t.unit = 'gal';
fprintf('%s\n', t.unit);
% The default value does not pass through the set method.
u = Tank();
fprintf('%s %d\n', u.unit, numel(u.log));
% An indexed write reads, changes and then sets.
u.level(1) = 30;
fprintf('%g %s\n', u.level, strjoin(u.log, ','));
% Name from a variable, and in a container.
names = {'capacity', 'level'};
for k = 1:2
    u.(names{k}) = 5 * k;
end
fprintf('%g %g\n', u.capacity, u.level);
box.tank = u;
box.tank.level = 1;
list = {u, box.tank};
list{1}.level = 2;
fprintf('%g %g %g %g\n', u.level, box.tank.level, list{1}.level, list{2}.level);
% A handle.
d = Dial;
d.value = 5;
e2 = d;
e2.value = 50;
d.value = d.value - 3;
fprintf('%g %s\n', e2.value, mat2str(d.history));
fprintf('%s ', d.name);
d.name = 'volume';
fprintf('%s\n', e2.name);
d.value(1) = -4;
fprintf('%g %s\n', d.value, mat2str(d.history));
