% Eight options by simulation, independent of each other; 8 x 10^7 paths x 128 steps, double
%% Data
M = round(1e7 * scale);
strikes = 80:5:115;
dr = (0.05 - 0.2^2/2)/252;
sc = 0.2*sqrt(1/252);
%% Run
rng(1);
prices = zeros(1, 8);
for k = 1:8
    S = 100*ones(M, 1);
    for t = 1:128
        S = S.*exp(dr + sc*randn(M, 1));
    end
    prices(k) = mean(max(S - strikes(k), 0));
end
%% Check
% Black and Scholes, not discounted; the payoff's deviation is at most 20.
T = 128/252; d1 = (log(100./strikes) + (0.05 + 0.02)*T)/(0.2*sqrt(T)); d2 = d1 - 0.2*sqrt(T);
cdf = @(z) 0.5*erfc(-z/sqrt(2));
fair = 100*exp(0.05*T)*cdf(d1) - strikes.*cdf(d2);
check = max(abs(prices - fair)) / (20/sqrt(M));
tolerance = 6;
%% Work
gb = 8*8*M/1e9;
gflop = 0;
