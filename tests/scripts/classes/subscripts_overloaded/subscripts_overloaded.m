% SPDX-License-Identifier: Apache-2.0
% subsref, subsasgn, end, size, length and subsindex of a class's own.
a = Series([0 10 20 30], [1 4 9 16]);
fprintf('%g ', a.v); fprintf('| %d %d\n', a.count, length(a));
b = a(2:3);
fprintf('%s %s %s\n', class(b), mat2str(b.t), mat2str(b.v));
fprintf('%g %g\n', a{20}, a{30});
fprintf('%s\n', mat2str(a{[0 30]}));
% end asks the class.
c = a(end);
d = a([1 end]);
e = a(end - 1:end);
fprintf('%s %s %s\n', mat2str(c.v), mat2str(d.v), mat2str(e.v));
% More than one subscript.
fprintf('%g %g %s\n', a(3).v, a.v(2), mat2str(a(2:4).t));
fprintf('%g\n', a.v(end));
f = a.scaled(10);
fprintf('%s %s\n', mat2str(f.v), mat2str(scaled(a(1:2), 2).v));
fprintf('%g\n', a{[0 10 20]}(2));
[m, n] = size(a);
fprintf('%d %d %s %d\n', m, n, mat2str(size(a)), size(a, 2));
% Assignments.
a(2) = 40;
a{30} = 160;
a{40} = 25;
a.title = 'squares';
a.v(1) = 100;
fprintf('%s %s %s\n', mat2str(a.t), mat2str(a.v), a.title);
a(end) = 26;
a(end + 1) = 36;
fprintf('%s %s\n', mat2str(a.t), mat2str(a.v));
a([1 3]) = [];
fprintf('%s %d\n', mat2str(a.v), a.count);
name = 'title';
a.(name) = 'changed';
fprintf('%s %s\n', a.title, a.(name));
try, a{99}, catch err, fprintf('%s %s\n', err.identifier, err.message); end
try, a.count = 3; catch err, fprintf('%s\n', err.message); end
try, a.nothing, catch err, fprintf('%s\n', err.message); end
try, a.nothing = 1; catch err, fprintf('%s\n', err.message); end
% In a struct and in a cell.
s.a = a;
s.a(1) = -1;
k = {a, b};
k{2}{20} = 90;
fprintf('%s %s %g %g\n', mat2str(s.a.v), mat2str(a.v), k{2}{20}, b{20});
% The old interface by name.
x = subsref(b, struct('type', '{}', 'subs', {{10}}));
y = subsasgn(b, substruct('()', {1}), 7);
fprintf('%g %s\n', x, mat2str(y.v));
% An object as a subscript, counted from zero.
letters = 'abcdefgh';
w = Bits(13);
fprintf('%s %s\n', letters(w), letters(Bits(130)));
