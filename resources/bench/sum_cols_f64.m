% sum(X, 1), the contiguous dimension; 16384 x n double
%% Data
c = max(1, round(2^27 * scale / 16384));
X = rand(16384, c, 'double');
%% Run
s = sum(X, 1);
%% Check
t = sum(double(X(:, 1)));
check = abs(double(s(1)) - t) / t / eps('double');
tolerance = 8;
%% Work
gb = 8*numel(X)/1e9;
gflop = 0;
