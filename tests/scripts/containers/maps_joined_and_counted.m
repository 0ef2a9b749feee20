% Count is uint64; maps join by columns; errors of the constructor.
m = containers.Map({'a', 'b'}, {1, 2}); n = containers.Map({'b', 'c'}, {20, 30});
k = [m; n]; disp(k.keys()), disp(k.values()), disp(m.Count), disp(class(m.Count)), disp(class(length(m)))
k('a') = 100; disp(m('a'))
num = containers.Map([3 1 2], {'x', 'y', 'z'}); disp(num.keys()), disp(num(uint8(1))), disp(num.KeyType)
try, [m, n], catch e, disp(e.identifier), end
try, [m; num], catch e, disp(e.identifier), end
try, containers.Map(1, 2, 'UniformValues', ones(2)), catch e, disp(e.identifier), end
try, containers.Map({'a', 'b'}, {1}), catch e, disp(e.identifier), end
try, m('zz'), catch e, disp(e.identifier), disp(e.message), end
try, m(3), catch e, disp(e.identifier), end
try, remove(m, 'zz'), catch e, disp(e.identifier), end
