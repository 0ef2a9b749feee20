m = containers.Map([3 1 2], {'c', 'a', 'b'});
k = keys(m);
disp([k{:}])
v = values(m);
disp([v{:}])
disp(m.KeyType)
disp(m.ValueType)
for key = keys(m)
    fprintf('%d -> %s\n', key{1}, m(key{1}));
end
n = containers.Map('UniformValues', false);
n('list') = [1 2 3];
disp(n('list'))
w = values(m, {1, 2});
disp(w)
try
    m('text')
catch e
    disp(e.identifier)
end
disp(isobject(m))
disp(isempty(containers.Map()))
