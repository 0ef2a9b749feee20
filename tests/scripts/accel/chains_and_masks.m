% Chains with broadcasting, masks as selects, several results of one kernel.
rng(4);
x = randn(400,5);
w = linspace(0,1,5);
a = x.*w + 0.5;
a(a > 1) = 1;
a(a < 0) = 0;
b = sin(a) - x;
m = b > 0.2 & x < 1;
c = b;
c(m) = -1;
fprintf('%.15g %.15g %.15g %d\n', sum(a(:)), sum(b(:)), sum(c(:)), nnz(m));
