% European call by simulation; 10^7 paths x 256 steps, single
%% Data
M = round(1e7 * scale);
dr = (0.05 - 0.2^2/2)/252;
sc = 0.2*sqrt(1/252);
%% Run
rng(1);
S = 100*ones(M, 1, 'single');
for t = 1:256
    S = S.*exp(dr + sc*randn(M, 1, 'single'));
end
price = mean(max(S - 100, 0));
%% Check
% Black and Scholes, not discounted; the payoff's deviation is about 27.
T = 256/252; d1 = (0.05 + 0.02)*T/(0.2*sqrt(T)); d2 = d1 - 0.2*sqrt(T);
cdf = @(z) 0.5*erfc(-z/sqrt(2));
fair = 100*exp(0.05*T)*cdf(d1) - 100*cdf(d2);
check = abs(double(price) - fair) / (27/sqrt(M));
tolerance = 6;
%% Work
gb = 4*M/1e9;
gflop = 0;
