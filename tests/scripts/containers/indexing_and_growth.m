% Parentheses keep cells, braces take contents; growth, deletion and comma lists.
c = {1, 'two', [3 4]};
disp(class(c(2))), disp(class(c{2})), c{5} = 'x'; disp(size(c)), disp(isempty(c{4}))
c(2) = []; disp(size(c)), c(end) = []; disp(numel(c))
[a, b] = c{1:2}; disp(a), disp(b)
d = [c, {7}]; disp(size(d)), d = [c; c]; disp(size(d)), d(:, 1) = []; disp(size(d))
x = {}; x{3} = 1; disp(size(x)), x(2) = {'q'}; disp(x)
m = max([1 5 2], [], 2); disp(m), y = {c{:}, 'more'}; disp(numel(y))
z = cell(2, 3); disp(size(z)), disp(all(cellfun(@isempty, z), 'all')), disp(class(cell(0)))
try, c{10}, catch e, disp(e.identifier), end
