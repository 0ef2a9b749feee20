% reset, and selecting a device, invalidate the gpuArrays of the workspace; host values stay.
a = gpuArray(magic(4)); b = {a(1, :), 'text', 7}; s.x = a; s.y = 2; h = gather(a);
big = gpuArray(1:5000) * 2;
disp(existsOnGPU(a))
reset(gpuDevice);
disp([existsOnGPU(a) existsOnGPU(big) existsOnGPU(b{1}) existsOnGPU(s.x)])
disp(class(a)), disp(size(a)), disp(isgpuarray(a))
a
try, a + 1; catch e, disp(e.message), end
try, gather(a); catch e, disp(e.message), end
try, disp(sum(big)); catch e, disp(e.message), end
try, gather(s.x); catch e, disp(e.message), end
disp(h(2, :)), disp(b(2:3)), disp(s.y)
a = gpuArray(h); disp(existsOnGPU(a)), disp(sum(a(:)))
gpuDevice([]);
disp(existsOnGPU(a))
g = gpuArray(1); c = g; d = gpuDevice;
reset(d);
disp(existsOnGPU(c)), disp(existsOnGPU(5)), disp(d.DeviceSelected)
