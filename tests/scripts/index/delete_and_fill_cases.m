x = ones(2, 2, 2);
x(false, []) = [];
disp(size(x))
x(1, [], 1) = [];
disp(size(x))
a = zeros(0, 3);
a(:, 1) = [];
disp(size(a))
a = ones(3);
a(1:2, :) = '';
disp(a)
b = 1:5;
b(2) = '';
disp(b)
c = {1, 2, 3};
c(2) = '';
disp(c)
m = containers.Map();
m('k') = '';
disp(class(m('k')))
s = ["a", "b"];
s(2) = '';
disp(strlength(s))
z = ones(2, 0);
z(2, :) = 2;
disp(size(z))
n = [];
n(:, 1) = 5;
disp(n)
n = [];
n(2, :) = [1 2 3];
disp(n)
