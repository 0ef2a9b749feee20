% arrayfun over numbers, structs, strings and logicals.
disp(arrayfun(@(x) x^2, [1 2; 3 4])), disp(arrayfun(@(s) numel(s.v), struct('v', {1, [1 2]})))
[a, b] = arrayfun(@(x) deal(x, -x), 1:3); disp([a; b])
disp(arrayfun(@(s) strlength(s), ["ab" "cde"])), disp(arrayfun(@(t) ~t, [true false]))
disp(arrayfun(@(x) {x}, 1:2, 'UniformOutput', false)), disp(class(arrayfun(@(x) int8(x), 1:2)))
disp(size(arrayfun(@(x) x, zeros(0, 3)))), disp(arrayfun(@(x, y) x + y, [1 2], [3 4]))
disp(arrayfun(@(x) error('q:r', 'no'), 1:2, 'ErrorHandler', @(s, x) s.index * 100))
try, arrayfun(@(x, y) x, 1:2, 1:3), catch e, disp(e.identifier), end
