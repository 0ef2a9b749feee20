% The same operation on the same arrays is done once.
x = reshape(sin(1:300), 30, 10);
a = exp(x) + 1;
b = exp(x)*2;
c = exp(x) + 1;
fprintf('%.15g %.15g %.15g\n', sum(a(:)), sum(b(:)), sum(c(:)));
% two names of one array stay two variables
p = x.*x; q = x.*x;
q(1) = 100;
fprintf('%.15g %.15g\n', p(1), q(1));
% once along each dimension, the mean for both
d = (x - mean(x))./std(x); m = mean(x);
fprintf('%.12g %.12g\n', sum(abs(d(:))), sum(m));
% what must not be taken for the same: draws, another class, another part, a changed array
rng(1); r = rand(30,10) - rand(30,10);
fprintf('%d\n', any(r(:) ~= 0));
s = exp(single(x)) - exp(x);
fprintf('%s %d\n', class(s), any(s(:) ~= 0));
t = x(:,1:5) - x(:,2:6);
fprintf('%d\n', any(t(:) ~= 0));
u = x + 1; x = x*2; v = x + 1;
fprintf('%d\n', isequal(u, v));
