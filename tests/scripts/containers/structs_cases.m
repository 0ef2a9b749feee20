s = struct('a', 1, 'b', 'text');
disp(s.a)
s.c.d = 5;
disp(s.c.d)
disp(fieldnames(s))
disp(isfield(s, 'a'))
disp(isfield(s, {'a', 'z'}))
s = rmfield(s, 'a');
disp(isfield(s, 'a'))
t(3).v = 9;
disp(size(t))
disp(isempty(t(1).v))
name = 'dyn';
s.(name) = 7;
disp(s.dyn)
u = struct('x', {10, 20, 30});
disp([u.x])
disp(numel(u))
disp(getfield(s, 'dyn'))
s = setfield(s, 'new', 1);
disp(s.new)
c = struct2cell(struct('p', 1, 'q', 2));
disp(c)
w = cell2struct({1; 2}, {'m'; 'n'}, 1);
disp(w.n)
o = orderfields(struct('b', 1, 'a', 2));
disp(fieldnames(o))
[u.x] = deal(0);
disp([u.x])
disp(isstruct(s))
disp(isrow(u))
