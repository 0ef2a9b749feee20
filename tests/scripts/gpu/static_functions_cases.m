a = gpuArray.zeros(2, 3);
disp(class(a)), disp(gather(a))
disp(gather(gpuArray.ones(1, 2, 'single')))
disp(classUnderlying(gpuArray.ones(1, 2, 'single')))
disp(size(gpuArray.rand(3, 2)))
b = gpuArray.randn(1000, 1);
disp(isgpuarray(b) && abs(mean(gather(b))) < 0.2)
disp(gather(gpuArray.linspace(0, 1, 5)))
disp(gather(gpuArray.colon(1, 2, 7)))
disp(gather(gpuArray.eye(2)))
disp(all(gather(gpuArray.randi(4, 1, 50)) <= 4))
c = zeros(1, 2, 'like', a);
disp(class(c))
d = rand(2, 2, 'like', gpuArray(single(1)));
disp(class(d)), disp(underlyingType(d))
