% accumarray into 1000 bins, 10^8 values
%% Data
n = max(4096, round(1e8*scale));
k = floor(1000*rand(n, 1, 'single')) + 1;
v = rand(n, 1, 'single');
%% Run
s = accumarray(k, v, [1000 1]);
%% Check
check = abs(sum(double(s)) - n/2) / (sqrt(n/12) + n*1e-6);
tolerance = 6;
%% Work
gb = 8*n/1e9;
gflop = 0;
