% Products, filters, counts, interpolation, factors and transforms of arrays larger than a kernel can bind.
%environment VITRINE_MAX_BINDING_BYTES=65536
%environment VITRINE_STRICT=1
n = 22500;
k = (1:n)';
x = gpuArray(k * 7919 - floor(k * 7919 / 10007) * 10007) / 16;
A = reshape(x, 150, 150);
show('product', A' * A);
show('scaled', 2 * (A * A) + A(1, :));        % with an epilogue that reads parts, too
show('pages', pagemtimes(reshape(x, 30, 30, 25), reshape(x, 30, 30, 25)));
show('groups', accumarray(gpuArray(floor(k / 7) + 1), x));
show('conv', conv(x, gpuArray([1; 2; 1] / 4)));
show('conv2', conv2(A, gpuArray([1 2 1; 0 1 0; 1 0 3]), 'same'));
show('filter', filter([1 2] / 3, [1 -0.25], x));
show('interp', interp1(gpuArray(0:700), gpuArray((0:700) .^ 2), x));
show('fft', abs(fft(x(1:16384))));
[L, U, P] = lu(A + 1000 * eye(150, 'gpuArray'));
show('lu', abs(L * U - P * A) > -1);
show('triu', triu(A));
show('diag', diag(A));
z = complex(x, -x);
show('complex', real(z .* z) + imag(z));
show('zsums', abs(sum(reshape(z, 150, 150), 2)));
w = zeros(n, 1, 'gpuArray');
for t = 1:5
    w(2:end) = w(1:end-1) + x(2:end) / t;
end
show('loop', w);
q = cumsum(int32(x));
show('integers', q);
rng(4);
show('rand', rand(150, 160, 'gpuArray') - randn(150, 160, 'gpuArray'));
u = single(rand(100, 300, 'gpuArray'));
show('halves', u(:, 1:2:end) * 2 - u(:, 2:2:end));

function show(name, v)
    v = gather(double(v(:)));
    fprintf('%-9s %d %.17g %.17g %.17g\n', name, numel(v), v(1), v(end), sum(v .* sin((1:numel(v))')));
end
