% Standard deviations and variances of long lines, which are computed by blocks.
function check(x, varargin)
    d = double(x); n = numel(d); m = sum(d)/n; e = d - m;
    v = (sum(e.^2) - sum(e)^2/n)/(n - 1);
    unit = eps(class(x));
    printf('%d %d %d\n', abs(double(var(x)) - v) <= 8*unit*v, abs(double(std(x)) - sqrt(v)) <= 8*unit*sqrt(v), ...
           abs(double(var(x, 1)) - v*(n - 1)/n) <= 8*unit*v);
end
rng(5);
check(rand(65536, 1));
check(rand(1, 40000, 'single'));
check(1e8 + randn(100000, 1));
check(single(4096) + rand(81920, 1, 'single'));
check([zeros(1, 20000), 1e6 + zeros(1, 20000)]);
check(rand(65537, 1));
check((1:32768)');
A = reshape(mod((1:240000)*7919, 1009), 20000, 4, 3);
s = std(A); disp(size(s))
disp(max(abs(s(:) - reshape(sqrt(sum((A - mean(A)).^2)/19999), [], 1))) < 1e-9)
v = var(A, 0, [1 2]); disp(size(v))
disp(max(abs(v(:) - reshape(sum(sum((A - mean(mean(A))).^2))/79999, [], 1))) < 1e-7)
disp(abs(std(A, 1, 'all') - sqrt(sum((A(:) - mean(A(:))).^2)/numel(A))) < 1e-9)
x = ones(32768, 1); disp([std(x) var(x)])
x(17) = NaN; disp([std(x) std(x, 'omitnan')])
x(17) = Inf; disp(std(x))
disp(class(std(ones(20000, 1, 'single'))))
