% for over a cell gives columns of the cell, over a struct array its columns.
for c = {1, 'two', [3 3]}, fprintf('%s %s\n', class(c), class(c{1})); end
for c = {1 2; 3 4}, fprintf('%d %d\n', c{:}); end
s = struct('a', {1, 2, 3});
for e = s, fprintf('%d\n', e.a); end
for f = {@sin, @cos}, disp(func2str(f{1})), end
for k = 5, disp(k), end
for k = {}, disp('never'), end
