show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
show(max([3 1 2]))
show(min([3 1;2 5]))
show(max([1 5],[3 2]))
show(max([1 NaN 3]))
show(min([NaN NaN]))
show(max([]))
show(max([1 2;3 4],[],2))
show(min([4 2;3 1],[],1))
[m,i] = max([3 9 2]);
show(i)
[m,i] = min([3 9;1 2]);
show(m)
show(i)
[m,i] = max([2 2]);
show(i)
show(max(int8([1 5 3])))
show(max(5,[1 9]))
show(max(3,NaN))
show(max([1+1i 2]))
