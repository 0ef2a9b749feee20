% The greatest value on each path.
rng(7); n = 20000; T = 16; dt = 1/T;
s = 100*ones(n,1); m = s;
for t = 1:T
    s = s.*exp(-0.02*dt + 0.2*sqrt(dt)*randn(n,1));
    m = max(m,s);
end
fprintf('%.15g\n', mean(m-s));
