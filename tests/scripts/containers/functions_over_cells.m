% cellfun with several inputs and outputs, names, handles, errors.
c = {[1 2 3], 'ab', {}, []};
disp(cellfun(@numel, c)), disp(cellfun('isempty', c)), disp(cellfun('length', c)), disp(cellfun(@isempty, {}))
disp(cellfun(@class, c, 'UniformOutput', false)), disp(cellfun(@plus, {1 2}, {10 20}))
[m, i] = cellfun(@max, {[1 9 2], [7 3]}); disp([m; i])
r = cellfun(@(x) x * 2, {1, 'a'}, 'UniformOutput', false); disp(r)
disp(cellfun(@(x) error('a:b', 'bad'), {1 2}, 'ErrorHandler', @(e, x) -x))

disp(class(cellfun(@(x) single(x), {1 2}))), disp(class(cellfun(@(x) x > 1, {1 2}))), disp(cellfun(@(x) x, {'a' 'b'}))
try, cellfun(@(x) [x x], {1 2}), catch q, disp(q.identifier), end
try, cellfun(@plus, {1 2}, {1}), catch q, disp(q.identifier), end
try, cellfun(@numel, 3), catch q, disp(q.identifier), end
