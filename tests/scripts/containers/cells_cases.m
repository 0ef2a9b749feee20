c = cell(2, 2);
disp(size(c))
c{1, 2} = 'x';
disp(c{1, 2})
c = {1, 'two', [3 4]};
disp(class(c(2)))
disp(numel(c))
c(2) = [];
disp(numel(c))
c{end+1} = 5;
disp(c{3})
[a, b] = c{1:2};
disp(a), disp(b)
disp(iscellstr({'a', 'b'}))
disp(iscellstr({1}))
n = num2cell([1 2; 3 4]);
disp(n{2, 1})
m = cell2mat({1 2; 3 4});
disp(m)
d = [{1}, {2, 3}];
disp(numel(d))
x = cellstr(['ab '; 'cd ']);
disp(x)
