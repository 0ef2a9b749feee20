% What one thread does step after step, for longer than the loops of the software device go on.
%environment VITRINE_LAZY_MIN_ELEMENTS=1000000
rng(1); x = gpuArray(rand(200001, 1));
bits(filter(1, [1 -0.5], x(1:100000)))
[y, z] = filter([1 2 3], [1 -0.5 0.1], reshape(x(1:140000), [], 2)); bits(y), bits(z)
[y, z] = filter([1 2i], [1 -0.5i 0.1], x(1:70000)); bits(y), bits(z)
for f = {@sum, @prod, @max, @min}
    bits(accumarray(gpuArray([ones(2e5, 1); 2]), x + 0.5, [], f{1}))
end
bits(accumarray(gpuArray(ones(7e4, 1)), x(1:7e4), [9e4 1]))
s = gpuArray(ones(1, 4)); for k = 1:70000, s = s*0.99999 + k; end, bits(s)
s = gpuArray(ones(1, 4)); for k = 1:9000, s = mod(s*3.7 + k, 1e3) + rand(1, 4, 'gpuArray'); end, bits(s)
bits(qr(reshape(x(1:200000), [], 10))), bits(x(1:70000)\x(1:70000))
bits(arrayfun(@steps, gpuArray(1:4)))

function s = steps(a)
s = a; k = 0;
while k < 100000, s = s*0.999 + 1; k = k + 1; end
end

function bits(x)
    x = gather(x(:)); x = [real(x); imag(x)]; h = double(typecast(x, 'uint32'));
    fprintf('%d %d\n', numel(h), sum(mod(h .* (mod(1:numel(h), 1000)' + 1), 65521)));
end
