disp(cellfun(@numel, {'ab', 'c', ''}))
disp(cellfun('isempty', {1, [], ''}))
disp(cellfun(@(x) x * 2, {1, 2, 3}))
c = cellfun(@(x) [x 'z'], {'a', 'b'}, 'UniformOutput', false);
disp(c{2})
[a, b] = cellfun(@max, {[1 5 2], [7 3]});
disp([a; b])
disp(cellfun(@plus, {1, 2}, {10, 20}))
r = cellfun(@(x) error('bad'), {1, 2}, 'ErrorHandler', @(e, x) -x);
disp(r)
disp(cellfun(@length, {}))
disp(cellfun('length', {'ab', [1 2 3]}))
disp(class(cellfun(@(x) x > 1, {1, 2})))
try
    cellfun(@(x) [x x], {1, 2})
catch e
    disp(e.identifier)
end
