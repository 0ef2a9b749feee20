% Two paths from one draw.
rng(7); n = 20000; T = 16; dt = 1/T;
a = 100*ones(n,1); b = a;
for t = 1:T
    z = randn(n,1);
    a = a.*exp(-0.02*dt + 0.2*sqrt(dt)*z);
    b = b.*exp(-0.02*dt - 0.2*sqrt(dt)*z);
end
fprintf('%.15g\n', mean((max(a-100,0) + max(b-100,0))/2));
