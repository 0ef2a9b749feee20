% 2*max(A*B + b, 0) with 64 terms; 8192 x 8192 single
%% Data
n = max(64, round(8192 * sqrt(scale)));
A = rand(n, 64, 'single') - 0.5;
B = rand(64, n, 'single') - 0.5;
b = rand(n, 1, 'single');
%% Run
Y = 2 * max(A*B + b, 0);
%% Check
r = 2 * max(double(A(1:4, :)) * double(B(:, 1:4)) + double(b(1:4)), 0);
check = max(max(abs(double(Y(1:4, 1:4)) - r))) / eps('single');
tolerance = 64;
%% Work
gb = 4*n*n/1e9;
gflop = 128*n^2/1e9;
