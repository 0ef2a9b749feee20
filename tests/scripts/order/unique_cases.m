show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
show(unique([3 1 2 1]))
show(unique([3;1;1]))
show(unique([1 2;1 2;3 4],'rows'))
[u,i,j] = unique([5;3;5]);
show(u)
show(j)
show(unique([]))
show(unique([NaN NaN]))
show(unique('hello'))
show(unique(int8([2 1 2])))
show(numel(unique({'b','a','b'})))
disp([allunique([1 2 2]) allunique([3 1 2]) allunique({'a' 'b'}) allunique('aa') allunique([NaN NaN 1]) allunique(["a" missing missing]) allunique(["a" "a"]) allunique([])])
disp([allunique(table([1; 1], [2; 2])) allunique(table([1; 1], [2; 3])) allunique(categorical({'a' 'a'})) allunique(datetime(2024, 1, 1:3))])
