m = containers.Map();
m('one') = 1;
m('two') = 2;
disp(m.Count)
disp(m('two'))
disp(m.isKey('one'))
disp(isKey(m, {'one', 'six'}))
k = keys(m);
disp(k)
v = values(m);
disp(v)
remove(m, 'one');
disp(m.Count)
n = containers.Map('KeyType', 'double', 'ValueType', 'any');
n(3) = 'c';
n(1) = 'a';
disp(n.keys())
disp(n(3))
try
    m('zero')
catch e
    disp(e.message)
end
h = m;
h('three') = 3;
disp(m.Count)
p = containers.Map({'x', 'y'}, [10 20]);
disp(p('y'))
disp(class(p))
disp(length(p))
