% SPDX-License-Identifier: Apache-2.0
% Properties whose declarations fix their size, class and allowed values.
g = Gauge();
fprintf('%g %d %s %s %s\n', g.x, g.n, class(g.n), g.name, g.label);
fprintf('%s %s %d %s\n', mat2str(g.vec), mat2str(g.grid), g.flag, class(g.flag));
fprintf('%d %d %d %s\n', size(g.list), g.part.id, func2str(g.fcn));
% Values are converted to the declared class and size.
g.x = int8(5);
fprintf('%s %g\n', class(g.x), g.x);
g.x = true;
fprintf('%s %g\n', class(g.x), g.x);
g.n = 3.7;
fprintf('%s %d\n', class(g.n), g.n);
g.name = "text";
fprintf('%s %s\n', class(g.name), g.name);
g.label = 'chars';
fprintf('%s %s\n', class(g.label), g.label);
g.vec = 4;
fprintf('%s ', mat2str(g.vec));
g.vec = [1; 2; 3];
fprintf('%s\n', mat2str(g.vec));
g.flag = 2;
fprintf('%s %d\n', class(g.flag), g.flag);
g.list = (1:4)';
fprintf('%s\n', mat2str(g.list));
g.part = Part(9);
fprintf('%d\n', g.part.id);
g.any = {1, 2};
fprintf('%s\n', class(g.any));
% Refusals leave the value as it was.
try, g.x = -1; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, g.x = 0; catch e, fprintf('%s\n', e.message); end
try, g.x = [1 2]; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, g.x = {1}; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, g.x = struct('a', 1); catch e, fprintf('%s\n', e.message); end
try, g.count = 1.5; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, g.count = -1; catch e, fprintf('%s\n', e.message); end
try, g.list = [1 Inf]; catch e, fprintf('%s\n', e.message); end
try, g.kind = 'c'; catch e, fprintf('%s\n', e.identifier); end
try, g.even = 3; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, g.name = {1}; catch e, fprintf('%s\n', e.message); end
fprintf('%g %d %s %s\n', g.x, g.count, mat2str(g.list), g.kind);
% An indexed write is checked whole.
try, g.x(2) = 5; catch e, fprintf('%s\n', e.message); end
g.vec(2) = 20;
try, g.vec(5) = 1; catch e, fprintf('%s\n', e.identifier); end
fprintf('%s\n', mat2str(g.vec));
% The validators come before the set method, whose own write is not checked again.
g.even = 4;
fprintf('%g\n', g.even);
% Writes in constructors and methods are checked too.
h = Gauge('x', 8, 'name', 'second');
fprintf('%g %s\n', h.x, h.name);
try, Gauge('x', -8), catch e, fprintf('%s\n', e.message); end
try, h = h.double2(); catch e, fprintf('%s\n', e.message); end
fprintf('%g\n', h.x);
