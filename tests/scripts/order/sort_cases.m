show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
show(sort([3 1 2]))
show(sort([3 1 2],'descend'))
show(sort([3 NaN 1]))
show(sort([3 NaN 1],'descend'))
show(sort([3 1;2 5]))
show(sort([3 1;2 5],2))
show(sort(int8([3 -1])))
show(sort([true false]))
show(sort([2+1i 1 -3]))
[s,i] = sort([3 1 2]);
show(i)
[s,i] = sort([2 1 2 1]);
show(i)
[s,i] = sort([2 1 2 1],'descend');
show(i)
show(sortrows([3 1;1 2;2 0]))
show(sortrows([3 1;1 2;2 0],-2))
show(issorted([1 2 3]))
show(sort([]))
