% Functions of every sort as arguments.
disp(cellfun(@numel, {1, [1 2], ''})), disp(cellfun(@(x) x * 2, {1, 2})), disp(cellfun(@(x, y) x + y, {1, 2}, {10, 20})), disp(cellfun(@upper, {'a', 'b'}, 'UniformOutput', false)), [m, i] = cellfun(@max, {[1 9], [7 2 8]}); disp([m; i])
disp(arrayfun(@(k) k ^ 2, 1:4)), disp(arrayfun(@(s) s.v, struct('v', {1, 2}))), disp(cellfun('length', {1:3, 'ab'})), disp(structfun(@(v) v * 2, struct('a', 1, 'b', 2))'), disp(cellfun(@isempty, {}))
