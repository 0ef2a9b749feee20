% sort(x), keys; 2^26 single
%% Data
n = max(4096, round(2^26 * scale));
x = rand(n, 1, 'single');
%% Run
y = sort(x);
%% Check
check = double(~issorted(y)) + abs(sum(double(y)) - sum(double(x))) / n / 1e-6;
tolerance = 1;
%% Work
gb = 8*n/1e9;
gflop = 0;
