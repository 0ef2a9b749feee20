% [Q,R] = qr(A); 4096 x 4096 double
%% Data
n = max(64, round(4096 * sqrt(scale)));
A = rand(n, n);
%% Run
[Q, R] = qr(A);
%% Check
check = norm(Q*R - A, 'fro') / (norm(A, 'fro') * eps * n);
tolerance = 1;
%% Work
gb = 0;
gflop = 8/3*n^3/1e9;
