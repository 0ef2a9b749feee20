% A\b; 4096 double
%% Data
n = max(64, round(4096*sqrt(scale)));
A = rand(n) + n*eye(n); b = rand(n, 1);
%% Run
x = A\b;
%% Check
check = max(abs(A*x - b)) / (eps*n);
tolerance = 16;
%% Work
gb = 8*n*n/1e9;
gflop = 2/3*n^3/1e9;
