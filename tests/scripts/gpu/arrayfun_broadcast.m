% arrayfun on gpuArrays expands singleton dimensions and takes numbers and host arrays beside them.
a = gpuArray((1:40)');
b = gpuArray(1:50);
c = arrayfun(@(x, y) x * 100 + y, a, b);
disp(class(c)); disp(size(c)); disp(isequal(gather(c), (1:40)' * 100 + (1:50)))
d = arrayfun(@(x, y, z) x + y * z, c, 2, (1:50) / 4);
disp(isequal(gather(d), gather(c) + 2 * (1:50) / 4))
e = arrayfun(@(x) x > 20, a); disp(underlyingType(e)); disp(gather(sum(e)))
f = arrayfun(@plus, gpuArray(single(1:3)), gpuArray(2)); disp(underlyingType(f)); disp(gather(f))
g = arrayfun(@(x) x + 1, gpuArray(5)); disp(g)
try
    arrayfun(@plus, gpuArray(1:3), gpuArray(1:4));
catch err
    disp(err.identifier)
end
n = gpuArray([NaN Inf -Inf -0 0]);
[m1, m2] = arrayfun(@(x) deal2(x), n); disp(gather(m1)); disp(1 ./ gather(m2))

function [a, b] = deal2(x)
    a = max(x, 1); b = -x;
end
