show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
x = 1:5;
x(2) = [];
show(x)
x([1 end]) = [];
show(x)
y = magic(3);
y(2,:) = [];
show(y)
y(:,[1 3]) = [];
show(y)
z = (1:4)';
z(logical([1 0 0 1])) = [];
show(z)
w = magic(3);
w(:,:) = [];
show(size(w))
c = {1,2,3};
c(2) = [];
show(numel(c))
v = 1:3;
v([]) = [];
show(v)
