% ~ takes a value and drops it, in every place.
[~, i] = min([3 1 2]); disp(i), [~, ~, k] = unique([5 5 7]); disp(k'), [q, ~] = size(ones(2, 3)); disp(q), c = cell(1, 2); [c{1}, ~] = deal(1, 2); disp(c{1})
function r = second(~, b), r = b; end
disp(second(1, 2)), f = @(~, y) y; disp(f(1, 9)), [s.a, ~] = deal(4, 5); disp(s.a)
