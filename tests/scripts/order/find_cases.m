show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
show(find([0 1 0 1]))
show(find([0;1;1]))
show(find([0 1;1 0]))
show(find([]))
show(find([1 1 1],2))
show(find([1 1 1],1,'last'))
[r,c] = find([0 1;1 0]);
show(r)
show(c)
[r,c,v] = find([0 5;7 0]);
show(v)
show(find(0))
show(size(find(zeros(1,3))))
show(find(1:3>1))
