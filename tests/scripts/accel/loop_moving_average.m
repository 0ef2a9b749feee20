% An exponential average over channels reads its data once.
rng(3); n = 20000; T = 32; a = 0.1;
x = gpuArray(randn(n,T));
wait(gpuDevice);
y = zeros(n,1,'gpuArray');
for t = 1:T
    y = (1-a)*y + a*x(:,t);
end
fprintf('%.15g\n', sum(y));
