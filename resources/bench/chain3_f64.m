% y = sin(x).*x + 0.5; 2^27 double
%% Data
n = max(4096, round(2^27 * scale));
x = rand(n, 1, 'double');
%% Run
y = sin(x).*x + 0.5;
%% Check
h = [double(x(1:2048)); double(x(n-2047:n))];
r = sin(h).*h + 0.5;
g = [double(y(1:2048)); double(y(n-2047:n))];
check = max(abs(g - r)) / eps('double');
tolerance = 2;
%% Work
gb = 16*n/1e9;
gflop = 0;
