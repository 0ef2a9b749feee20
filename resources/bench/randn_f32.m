% randn; 2^28 single
%% Data
n = round(2^28 * scale);
%% Run
x = randn(n, 1, 'single');
%% Check
check = max(abs(double(mean(x))) * sqrt(n), abs(double(std(x)) - 1) * sqrt(2*n));
tolerance = 6;
%% Work
gb = 4*n/1e9;
gflop = 0;
