% [L,U,P] = lu(A); 4096 x 4096 double
%% Data
n = max(64, round(4096 * sqrt(scale)));
A = rand(n, n);
%% Run
[L, U, P] = lu(A);
%% Check
check = norm(P*A - L*U, 'fro') / (norm(A, 'fro') * eps * n);
tolerance = 1;
%% Work
gb = 0;
gflop = 2/3*n^3/1e9;
