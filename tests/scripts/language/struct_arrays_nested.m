% Assignments through several levels make what is missing.
a.b(3).c = 5; disp(size(a.b)), disp(isempty(a.b(1).c)), a.b(2).c.d{2} = 'x'; disp(class(a.b(2).c)), disp(a.b(2).c.d)
s(2).x.y(3) = 7; disp(size(s)), disp(s(2).x.y), s(1).x.y = 'first'; disp(s(1).x.y)
c{2}.name = 'n'; disp(c), c{2}.list{3} = 1; disp(size(c{2}.list)), q.m(2, 3) = 1; disp(q.m)
t = struct('k', {{1, 2}}); t.k{end + 1} = 3; disp(numel(t.k)), u.('dyn').z = 4; disp(u.dyn.z), n = 'abc'; u.(n)(2) = 9; disp(u.abc)
v = struct(); v(:).w = 3; disp(v.w), w(1, 1, 1).b(1) = 1; w(1, 1, :).b(1) = 3; disp(w.b)
