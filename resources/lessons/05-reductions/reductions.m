%% A reduction and its order
% Additions of rounded numbers depend on their order. Here the order depends on the length alone.

rng(2)
x = rand(3000000, 1, 'single');

s = sum(x);                               % pairwise, in blocks
t = single(0);
for k = 1:20000                           % one after the other, the first 20,000
    t = t + x(k);
end
e = sum(double(x(1:20000)));              % in double, to compare with

fprintf('sum of all           %.9g\n', s);
fprintf('one after the other  %.9g   off by %.3g\n', t, double(t) - e);
p = sum(x(1:20000));
fprintf('sum of the same      %.9g   off by %.3g\n', p, double(p) - e);

%% Mean and variance go over the data once
mu = mean(x);
v = var(x);
fprintf('mean %.7f, variance %.7f\n', mu, v);
