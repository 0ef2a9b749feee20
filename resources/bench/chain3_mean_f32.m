% mean(sin(x).*x + 0.5); 2^28 single
%% Data
n = max(4096, round(2^28 * scale));
x = rand(n, 1, 'single');
%% Run
m = mean(sin(x).*x + 0.5);
%% Check
% The mean of sin(x).*x + 0.5 over the unit interval, to six standard errors.
check = abs(double(m) - (sin(1) - cos(1) + 0.5)) / (0.25/sqrt(n));
tolerance = 6;
%% Work
gb = 4*n/1e9;
gflop = 0;
