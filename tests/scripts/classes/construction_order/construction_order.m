% SPDX-License-Identifier: Apache-2.0
% The order in which constructors and destructors run, defaults, and which method a call finds.
r = Root(1); %#ok<NASGU>
note();
b = Root();
fprintf('%s\n', note());
m = Mid();
fprintf('%s\n', note());
l = Leaf('x');
fprintf('%s | %s %s\n', note(), l.name, class(l));
d = Doubled(4);
fprintf('%s | %d\n', note(), d.id);
i = Inherits(9);
fprintf('%s | %d\n', note(), i.id);
j = Inherits();
fprintf('%s | %d\n', note(), j.id);
try, Inherits(1, 2), catch e, fprintf('%s %s\n', e.identifier, e.message); end
note();
x = Both();
fprintf('%s | %s\n', note(), strjoin(properties(x)', ''));
y = Swapped();
fprintf('%s\n', note());
fprintf('%s\n', strjoin(superclasses(x)', ' '));
fprintf('%s\n', strjoin(superclasses('Leaf')', ' '));
fprintf('%s\n', strjoin(properties(l)', ' '));
% Destructors, the class's own first.
delete(l);
fprintf('%s\n', note());
clear m
fprintf('%s\n', note());
make();
fprintf('%s\n', note());
% A private method is not overridden.
p = SubSecretive();
fprintf('%s, %s, %s, %s\n', p.run(), p.runDot(), p.runSub(), helper(p));
q = Secretive();
fprintf('%s\n', q.run());
