show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
x = magic(3);
show(x(x>5))
show(x(:,logical([1 0 1])))
x(x>5) = 0;
show(x)
x(~x) = -1;
show(x)
show(x(true(3)))
y = 1:4;
show(y(y>10))
y(y==2) = [];
show(y)
show(any(x(:)<0))
show(find(x<0)')
show(y(true(1,3)))
