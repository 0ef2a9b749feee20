show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
x = [10 20 30 40 50];
show(x(2))
show(x(end))
show(x(end-1))
show(x([1 3]))
show(x([1;3]))
show(x(:))
show(x(x>25))
show(x(logical([1 0 1 0 0])))
show(x([]))
show(x(end:-1:1))
show(x(2:2:end))
show(x([1 1 2]))
show(x([1 2;3 4]))
y = x';
show(y([1 2]))
show(y(2:3))
