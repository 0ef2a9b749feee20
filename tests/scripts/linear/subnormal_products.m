% Products of one term are rounded once where they are subnormal, as the elementwise ones are.
rng(5)
a = 10.^(-154 - rand(60, 1)*4);
b = 10.^(-154 - rand(1, 60)*4);
a(1) = 1.2345678901234567e-160; b(1) = 1.7654321e-148;
x = a*b;
y = a.*b;
disp(isequal(x, y))
disp(nnz(x == 0 & y ~= 0))
disp(nnz(x > 0 & x < realmin) > 1000)
g = gpuArray(-a)*gpuArray(b);
disp(isequal(gather(g), -y))
two = [a a]*[b; b];
disp(isequal(two, 2*y))
