show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
show(union([1 2],[2 3]))
show(intersect([1 2 3],[2 3 4]))
show(setdiff([1 2 3],2))
show(setxor([1 2],[2 3]))
show(ismember(2,[1 2 3]))
show(ismember([1 5],[1 2 3]))
[tf,loc] = ismember([1 2 9],[2 1]);
show(loc)
show(union([1;2],[2;3]))
show(setdiff([5 4 4 3],[4]))
show(ismember('a',{'a','b'}))
show(ismember({'a','z'},{'a','b'}))
show(isempty(intersect([1 2],[3 4])))
