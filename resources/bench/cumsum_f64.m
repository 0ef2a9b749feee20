% cumsum(x); 2^27 double
%% Data
n = max(4096, round(2^27 * scale));
x = rand(n, 1, 'double');
%% Run
y = cumsum(x);
%% Check
h = cumsum(double(x(1:4096)));
check = max(abs(double(y(1:4096)) - h) ./ h) / eps('double');
last = double(y(n));
check = max(check, abs(last/n - 0.5) / (sqrt(1/12)/sqrt(n)));
tolerance = 16;
%% Work
gb = 16*n/1e9;
gflop = 0;
