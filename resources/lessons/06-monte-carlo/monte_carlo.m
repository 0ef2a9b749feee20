%% Monte Carlo: a European call option
% A million price paths take 256 steps each. Only the current price S of every path is kept: the random
% numbers are made inside the kernel and never stored.

M = 1e6;                                  % paths
T = 256;                                  % steps
S0 = 100; K = 100;                        % price today, strike
r = 0.05; sigma = 0.2; dt = 1/252;
drift = (r - sigma^2/2) * dt;
scale = sigma * sqrt(dt);

rng(0);
S = S0 * ones(M, 1, 'single');
for t = 1:T
    Z = randn(M, 1, 'single');
    S = S .* exp(drift + scale .* Z);
end

payoff = max(S - K, 0);
price = mean(payoff) * exp(-r * T * dt);
fprintf('call price %.4f\n', price);
