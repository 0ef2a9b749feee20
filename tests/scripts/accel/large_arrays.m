% Arrays larger than a kernel can bind run window by window; 1 MiB stands for the 4 GiB of a device.
%environment VITRINE_MAX_BINDING_BYTES=1048576
%environment VITRINE_STRICT=1
n = 400003;                                   % 3.2 MB: four parts, the last of them short
x = gpuArray((1:n)') / 7;
y = gpuArray(single(mod(1:n, 97)')) + 0.25;   % single: windows are those of the widest operand
z = sin(x) .* double(y) + 2;                  % loads only
show('chain', z);
m = z > 2.5;                                  % logical result
show('mask', m);
w = z;
w(m) = -1;
show('select', w);
r = (1:n)' * 3 - z;                           % a ramp knows its place
show('ramp', r);
s = z(1:1000) + z(n-999:n);                   % slices that lie in one part
show('slices', s);
q = z;
q(5:9:n) = 100;                               % a store by steps
show('store', q);
A = reshape(z(1:400000), 1000, 400);
B = A - x(1:1000) + y(1:400)';                % vectors against a matrix
show('broadcast', B);
rng(3);
u = rand(n, 1, 'gpuArray') - randn(n, 1, 'gpuArray');
show('random', u);
k = randi(1000, n, 1, 'gpuArray');
show('integers', double(k));
fprintf('%.17g %.17g %.17g %d %d\n', gather(sum(z)), gather(max(z)), gather(min(x .* z)), ...
    gather(any(m)), gather(all(m)));
fprintf('%.17g %.17g %.9g\n', gather(mean(z .^ 2)), gather(prod(1 + x(1:300000) * 1e-12)), gather(sum(y)));
t = x;
for i = 1:20
    t = 0.5 * t + cos(t);
end
show('loop', t);
g = gather(z);
fprintf('%d %.17g\n', numel(g), g(end));
e = complex(z, x) .* 2i;
show('complex', real(e) + imag(e));

function show(name, v)
    v = gather(double(v(:)));
    p = (1:numel(v))';
    fprintf('%-10s %d %.17g %.17g %.17g\n', name, numel(v), v(1), v(end), sum(v .* mod(p, 1009)));
end
