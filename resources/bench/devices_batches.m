% Batches through a pipeline of three layers, independent of each other; 12 x 4096 x 4096 single
%% Data
n = max(64, round(4096 * sqrt(scale)));
rng(1);
A = randn(n, n, 'single')/sqrt(n);
B = randn(n, n, 'single')/sqrt(n);
C = randn(n, n, 'single')/sqrt(n);
%% Run
rng(2);
top = zeros(1, 12, 'single');
for k = 1:12
    X = randn(n, n, 'single');
    X = max(A*X, 0);
    X = tanh(B*X);
    X = exp(C*X);
    X = X./sum(X);
    top(k) = mean(max(X));
end
%% Check
rng(2);
X = randn(n, n, 'single');
X = exp(C*tanh(B*max(A*X, 0)));
r = mean(max(X./sum(X)));
check = double(abs(top(1) - r)/r)/eps('single');
tolerance = 64;
%% Work
gb = 0;
gflop = 12*3*2*n^3/1e9;
