% Convolutions of 64 by 32 elements and more go by tiles; windows of 8, 16 and more rows, columns in several spans,
% edges, numbers that are none, zeros of both signs, subnormal products.
function show(c, a, k)
    for part = {'full', 'same', 'valid'}
        x = conv2(a, k, part{1});
        if isempty(x), continue, end
        if c == "single", b = double(typecast(x(:), 'uint32')); else, b = typecast(x(:), 'uint32'); b = double(b(1:2:end)) + 3*double(b(2:2:end)); end
        b(isnan(x(:))) = 77;
        fprintf('%s %s: %d, %.0f\n', c, part{1}, numel(x), sum(mod(b, 65521).*mod((1:numel(b))', 4093)))
    end
end

rng(4)
for size = {[64 32], [70 41], [131 66]}
    for kernel = {[4 4], [9 2], [2 9], [15 15], [5 33]}
        for class = ["single", "double"]
            a = randn(size{1}, class); k = randn(kernel{1}, class);
            a(5, 7) = NaN; a(60, 30) = Inf; a(2, 3) = -0; a(40:50, :) = 0; k(1) = 0;
            show(class, a, k)
        end
        a = single(1e-25)*randn(size{1}, 'single'); k = single(1e-15)*randn(kernel{1}, 'single');
        show("single", a, k)
    end
end
