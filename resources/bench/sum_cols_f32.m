% sum(X, 1), the contiguous dimension; 16384 x n single
%% Data
c = max(1, round(2^28 * scale / 16384));
X = rand(16384, c, 'single');
%% Run
s = sum(X, 1);
%% Check
t = sum(double(X(:, 1)));
check = abs(double(s(1)) - t) / t / eps('single');
tolerance = 8;
%% Work
gb = 4*numel(X)/1e9;
gflop = 0;
