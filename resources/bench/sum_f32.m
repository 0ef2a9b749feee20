% sum(x); 2^28 single
%% Data
n = max(4096, round(2^28 * scale));
x = rand(n, 1, 'single');
%% Run
s = sum(x);
%% Check
check = abs(double(s)/n - 0.5) / (sqrt(1/12)/sqrt(n));
tolerance = 6;
%% Work
gb = 4*n/1e9;
gflop = n/1e9;
