% Zeros that a compiler can derive: 0/x, 0*x and x+0 keep signs, infinities and NaN.
x = [1 -2 NaN Inf -Inf 0 -0];
show = @(name, v) fprintf('%-12s%s\n', name, sprintf(' %4g', 1 ./ gather(v)));
never = xor(x > 0, x > 0);
show('0/x', never ./ x)
show('0*x', never .* x)
show('single', never .* single(x))
k = int32(x);
none = k - k;
show('k-k', double(none) .* x)
show('0-by-x', double(k > 1 & k < 0) ./ x)
z = x;
for n = 1:3
    z = z * (n - n) + (z > 0 & z < 0);
end
show('loop', z)
g = gpuArray(x);
show('arrayfun 0/x', arrayfun(@(v) 0 / v, g))
show('arrayfun 0*x', arrayfun(@(v) 0 * v, g))
show('arrayfun x+0', arrayfun(@(v) v + 0, g))
show('arrayfun b*x', arrayfun(@(v) (v > v) * v, g))
show('arrayfun 0f', arrayfun(@(v) v * single(0), g))
