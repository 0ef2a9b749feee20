% chol(A); 8192 double
%% Data
n = max(64, round(8192*sqrt(scale)));
A = rand(n); A = A + A.' + 2*n*eye(n);
%% Run
R = chol(A);
%% Check
v = rand(n, 1);
check = max(abs(R.'*(R*v) - A*v)) / (eps*n*n);
tolerance = 16;
%% Work
gb = 8*n*n/1e9;
gflop = n^3/3/1e9;
