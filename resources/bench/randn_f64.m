% randn; 2^27 double
%% Data
n = round(2^27 * scale);
%% Run
x = randn(n, 1, 'double');
%% Check
check = max(abs(double(mean(x))) * sqrt(n), abs(double(std(x)) - 1) * sqrt(2*n));
tolerance = 6;
%% Work
gb = 8*n/1e9;
gflop = 0;
