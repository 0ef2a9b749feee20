show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
x = zeros(2,3);
x(1,2) = 5;
show(x)
x(2,:) = [1 2 3];
show(x)
x(:,1) = 9;
show(x)
x(:) = 1:6;
show(x)
x(x>4) = 0;
show(x)
x([1 2],[1 3]) = [7 8;9 10];
show(x)
x(end,end) = -1;
show(x)
x(logical([1 0;0 1;0 0]')) = 50;
show(x)
