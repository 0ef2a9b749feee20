show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
x = 'hello';
show(x(1))
show(x(end:-1:1))
x(1) = 'J';
show(x)
m = true(1,3);
m(2) = false;
show(m)
k = int8(1:3);
k(2) = 300;
show(k)
z = [1 2];
z(2) = 1+2i;
show(z)
s = single(1:2);
s(1) = pi;
show(class(s))
c = {1,'a',[1 2]};
show(class(c(2)))
show(c{3})
c{5} = 1;
show(size(c))
