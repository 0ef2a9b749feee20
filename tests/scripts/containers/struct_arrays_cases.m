s = struct('name', {'ann', 'bob'}, 'age', {30, 40});
disp(s(2).name)
s(3).name = 'cat';
disp(numel(s))
disp(isempty(s(3).age))
names = {s.name};
disp(names)
s(2) = [];
disp(numel(s))
ages = arrayfun(@(p) isempty(p.age), s);
disp(ages)
t = [s(1), s(1)];
disp(size(t))
for p = s
    disp(p.name)
end
a.b(2).c = 5;
disp(a.b(2).c)
disp(size(a.b))
x = struct('c', {{1, 2}});
disp(size(x.c))
disp(isfield(a, {'b', 'q'}))
