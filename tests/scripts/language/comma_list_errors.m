% A list of another length than one is no value.
c = {1, 2}; e = {}; s = struct('a', {1, 2}); s0 = s([]);
t = {'x = c{:};', 'x = e{:};', 'x = s.a;', 'c{:} + 1;', 'x = c{:} * 2;', 'x = s0.a;', '[a, b, d] = c{:};', '[a, b] = deal(1, 2, 3);', 'if c{:}, end'};
for k = 1:numel(t)
    try, eval(t{k}); fprintf('%s runs\n', t{k}); catch err, fprintf('%s %s\n', t{k}, err.message); end
end
