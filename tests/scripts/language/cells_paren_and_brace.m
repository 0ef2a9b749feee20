% c(…) is a cell, c{…} what it holds.
c = {1, 'two', [3 3 3]; {4}, @sin, true};
disp(class(c(1))), disp(class(c{1})), disp(size(c(:, 2))), disp(class(c{2, 1}{1})), disp(c{2, 2}(0)), disp(size(c([1 2], [1 3])))
c(1) = {10}; disp(c{1}), c{3, 1} = 'new'; disp(size(c)), c(1, :) = {0}; disp(c{1, 3}), c(2, :) = []; disp(size(c))
d = cell(2, 2); d(:) = {7}; disp([d{:}]), d(1, :) = {1, 2}; disp([d{1, :}]), e = {}; e{3} = 1; disp(size(e))
try, c{1, 1}{1}, catch err, disp(err.message), end
try, c{9}, catch err, disp(err.message), end
try, d{}, catch err, disp('empty braces are an error'), end
