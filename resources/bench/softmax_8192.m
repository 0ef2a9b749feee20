% softmax along columns, 8192 x 8192 single
%% Data
n = max(64, round(8192 * sqrt(scale)));
X = randn(n, n, 'single');
%% Run
E = exp(X - max(X, [], 1));
Y = E ./ sum(E, 1);
%% Check
h = double(X(:, 1:4)); e = exp(h - max(h, [], 1)); r = e ./ sum(e, 1);
check = max(max(abs(double(Y(:, 1:4)) - r) ./ r)) / eps('single');
tolerance = 32;
%% Work
gb = 8*n*n/1e9;
gflop = 0;
