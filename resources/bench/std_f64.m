% std(x); 2^27 double
%% Data
n = max(4096, round(2^27 * scale));
x = rand(n, 1, 'double');
%% Run
s = std(x);
%% Check
check = abs(double(s) - sqrt(1/12)) / (0.2/sqrt(n));
tolerance = 6;
%% Work
gb = 8*n/1e9;
gflop = 0;
