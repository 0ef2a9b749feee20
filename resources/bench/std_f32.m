% std(x); 2^28 single
%% Data
n = max(4096, round(2^28 * scale));
x = rand(n, 1, 'single');
%% Run
s = std(x);
%% Check
check = abs(double(s) - sqrt(1/12)) / (0.2/sqrt(n));
tolerance = 6;
%% Work
gb = 4*n/1e9;
gflop = 0;
