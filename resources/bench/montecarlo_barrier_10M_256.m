% Up-and-out call by simulation; 10^7 paths x 256 steps, single
%% Data
M = round(1e7 * scale);
dr = (0.05 - 0.2^2/2)/252;
sc = 0.2*sqrt(1/252);
%% Run
rng(1);
S = 100*ones(M, 1, 'single');
alive = true(M, 1);
for t = 1:256
    S = S.*exp(dr + sc*randn(M, 1, 'single'));
    alive = alive & S < 130;
end
price = mean(max(S - 100, 0).*alive);
%% Check
% Up-and-out call in closed form, the barrier moved by the discrete-monitoring correction (Broadie, Glasserman, Kou).
T = 256/252; v = 0.2; K = 100; H = 130*exp(0.5826*v*sqrt(1/252)); mu = 0.05 - v^2/2;
cdf = @(z) 0.5*erfc(-z/sqrt(2));
q = (H/100)^(2*mu/v^2);
A = @(a) 100*exp(0.05*T)*cdf(a + v*sqrt(T)) - K*cdf(a);
B = @(a) 100*exp(0.05*T)*(H/100)^2*cdf(a + v*sqrt(T)) - K*cdf(a);
a = @(x) (log(100/x) + mu*T)/(v*sqrt(T));
b = @(x) (log(H^2/(100*x)) + mu*T)/(v*sqrt(T));
fair = A(a(K)) - A(a(H)) - q*(B(b(K)) - B(b(H)));
check = abs(double(price) - fair) / (8/sqrt(M) + 0.01);
tolerance = 6;
%% Work
gb = 4*M/1e9;
gflop = 0;
