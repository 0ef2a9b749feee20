% Paths that die at a barrier: one kernel for the whole loop, one pass over its result.
rng(7); n = 20000; T = 16; dt = 1/T;
s = 100*ones(n,1); alive = true(n,1);
for t = 1:T
    s = s.*exp(-0.02*dt + 0.2*sqrt(dt)*randn(n,1));
    alive = alive & s < 130;
end
fprintf('%.15g\n', mean(max(s-100,0).*alive));
