show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
show(histc([1 2 2 3 5],1:5))
show(histc([1 2 3],[0 2 4]))
show(accumarray([1;2;1],[10;20;30]))
show(accumarray([1 1;2 2;1 1],[1;2;3]))
show(accumarray([1;3],1))
show(accumarray([1;2;1],[5;6;7],[2 1],@max))
show(accumarray([1;2],[5;6],[3 1]))
