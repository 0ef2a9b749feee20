% Simulated paths that are kept: one kernel that stores each value once, and none that copies the array.
rng(3); n = 20000; T = 32;
S = zeros(n,T); s = 100*ones(n,1);
for t = 1:T
    s = s.*exp(0.001 + 0.02*randn(n,1));
    S(:,t) = s;
end
fprintf('%.15g %.15g %.15g\n', mean(S(:,T)), max(S(:)), S(17,5));
