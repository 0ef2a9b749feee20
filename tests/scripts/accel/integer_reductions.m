% Reductions of captured integer arrays by the default and the native rule.
function show(name, z)
    fprintf('%s %s:', name, class(z)); fprintf(' %.17g', z(:)); fprintf('\n');
end
classes = {'int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64'};
for k = 1:numel(classes)
    c = classes{k};
    a = cast(reshape(mod((1:24)*37, 101) - 20, 4, 6), c) + 1;
    top = a + intmax(c);
    show('sum', sum(a)); show('sum 2', sum(a, 2)); show('native', sum(a, 'native'));
    show('native 2', sum(a, 2, 'native')); show('all', sum(a(:), 'native')); show('large', sum(top(:), 'native'));
    show('mean', mean(a)); show('max', max(a)); show('min', min(a, [], 2)); show('max all', max(a(:)));
    show('any', any(a)); show('all', all(a, 2)); show('count', sum(a(:) > 10));
    show('prod', prod(a(1:2, 1:3), 'native'));
end
show('wide', sum(int32([2147483647 2147483647 -2147483648 -2147483646]) + 0, 'native'));
