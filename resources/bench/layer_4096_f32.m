% tanh(A*B + b); 4096 x 4096 single
%% Data
n = max(64, round(4096 * sqrt(scale)));
A = rand(n, n, 'single') - 0.5;
B = rand(n, n, 'single') - 0.5;
b = rand(n, 1, 'single');
%% Run
Y = tanh(A*B + b);
%% Check
r = tanh(double(A(1:4, :)) * double(B(:, 1:4)) + double(b(1:4)));
check = max(max(abs(double(Y(1:4, 1:4)) - r))) / (eps('single') * sqrt(n));
tolerance = 8;
%% Work
gb = 0;
gflop = 2*n^3/1e9;
