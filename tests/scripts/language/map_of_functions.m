% containers.Map with functions and structs as values.
m = containers.Map(); m('sq') = @(x) x ^ 2; m('st') = struct('v', 5); f = m('sq'); disp(f(4)), v = m('st'); disp(v.v), k = keys(m); disp(k), disp(m.isKey('sq')), n = containers.Map({'a', 'b'}, [1 2]); for key = n.keys(), fprintf('%s=%d\n', key{1}, n(key{1})); end
try, m('none'), catch e, disp(e.identifier), end, disp(n.values()), n.remove('a'); disp(n.isKey('a')), p = n; p('z') = 26; disp(n.isKey('z'))
