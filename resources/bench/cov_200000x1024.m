% Covariance of 1024 columns, single
%% Data
n = max(256, round(200000*scale)); k = max(16, round(1024*sqrt(scale)));
X = randn(n, k, 'single');
%% Run
Xc = X - mean(X, 1);
C = (Xc' * Xc) / (n - 1);
%% Check
a = double(X(:, 1)); b = double(X(:, 2)); a = a - mean(a); b = b - mean(b);
r = [sum(a.*a), sum(a.*b)] / (n - 1);
check = max(abs(double(C(1, 1:2)) - r)) / eps('single');
tolerance = 200;
%% Work
gb = 4*n*k/1e9;
gflop = n*k*k/1e9;
