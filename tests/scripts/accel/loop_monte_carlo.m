% Paths of a simulation: what an iteration leaves to the next stays in registers.
rng(3); M = 1001; T = 20;
dr = single(0.0001); sc = single(0.02);
% European
S = 100*ones(M,1,'single');
for t = 1:T
    S = S .* exp(dr + sc*randn(M,1,'single'));
end
fprintf('%.9g\n', mean(max(S-100,0)));
% with a barrier: a logical value is carried too
S = 100*ones(M,1,'single'); alive = true(M,1);
for t = 1:T
    S = S .* exp(dr + sc*randn(M,1,'single'));
    alive = alive & S < 110;
end
fprintf('%.9g %d\n', mean(max(S-100,0).*alive), sum(alive));
% antithetic: one draw for two paths
up = 100*ones(M,1,'single'); down = up;
for t = 1:T
    Z = randn(M,1,'single');
    up = up .* exp(dr + sc*Z);
    down = down .* exp(dr - sc*Z);
end
fprintf('%.9g %.9g\n', mean(max(up-100,0)+max(down-100,0))/2, Z(end));
% the largest value of each path
S = 100*ones(M,1,'single'); top = S;
for t = 1:T
    S = S .* exp(dr + sc*randn(M,1,'single'));
    top = max(top,S);
end
fprintf('%.9g\n', mean(top));
% stochastic volatility, double
S = 100*ones(M,1); v = 0.04*ones(M,1); dt = 1/T;
for t = 1:T
    z1 = randn(M,1); z2 = -0.5*z1 + sqrt(0.75)*randn(M,1);
    vp = max(v,0);
    S = S .* exp(-0.5*vp*dt + sqrt(vp*dt).*z1);
    v = v + 1.5*(0.04-vp)*dt + 0.3*sqrt(vp*dt).*z2;
end
fprintf('%.17g\n', mean(max(S-100,0)));
