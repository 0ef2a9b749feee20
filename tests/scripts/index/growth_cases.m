show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
x = [];
x(3) = 1;
show(x)
x(end+1) = 7;
show(x)
y = [1;2];
y(4) = 9;
show(y)
z = 5;
z(2,3) = 1;
show(z)
w = [];
w(2,:) = [1 2];
show(w)
v = 'ab';
v(4) = 'd';
show(double(v))
u = zeros(2,2);
u(:,:,2) = ones(2);
show(size(u))
t = int8(1:2);
t(3) = 200;
show(t)
