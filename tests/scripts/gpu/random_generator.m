% gpurng and rng are one stream, on every device.
gpurng(3), a = gather(gpuArray.rand(1, 4)); rng(3), disp(isequal(a, rand(1, 4)))
s = gpurng; b = gather(gpuArray.randn(2)); gpurng(s), disp(isequal(b, gather(gpuArray.randn(2)))), disp(s.Type)
gpurng('philox'), c = rand; rng(0, 'philox'), disp(c == rand)
gpurng(7, 'Philox'), d = rand; gpurng(7), disp(d == rand)
gpurng default, e = rand; rng('default'), disp(e == rand)
old = gpurng(5); disp(isstruct(old)), try, gpurng(1, 'threefry'), catch e, disp(e.message), end
gpurng shuffle, disp(rand < 1)
