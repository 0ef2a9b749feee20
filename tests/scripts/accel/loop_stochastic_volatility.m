% Two draws an iteration, and a variance that is carried beside the price.
rng(7); n = 20000; T = 16; dt = 1/T;
s = 100*ones(n,1); v = 0.04*ones(n,1);
for t = 1:T
    z1 = randn(n,1); z2 = -0.7*z1 + sqrt(1-0.49)*randn(n,1);
    s = s.*exp(-0.5*v*dt + sqrt(v*dt).*z1);
    v = max(v + 2*(0.04-v)*dt + 0.3*sqrt(v*dt).*z2, 0);
end
fprintf('%.15g\n', mean(max(s-100,0)));
