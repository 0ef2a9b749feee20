% Two passes over what one operation made, with another operation between them.
rng(1)
v = rand(5,1);
least = min(v);
v = sum(v.^1,'all');
fprintf('%.17g %.17g\n', least, v)
x = randn(7,3) + 1;
m = max(x);
x = sum(x.*x);
fprintf('%.17g ', m, x), disp(' ')
y = single(rand(1,300));
m = mean(y);
z = sqrt(y);
y = max(z) - m;
fprintf('%.9g %.9g\n', m, y)
