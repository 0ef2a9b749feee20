% cumsum(x); 2^28 single
%% Data
n = max(4096, round(2^28 * scale));
x = rand(n, 1, 'single');
%% Run
y = cumsum(x);
%% Check
h = cumsum(double(x(1:4096)));
check = max(abs(double(y(1:4096)) - h) ./ h) / eps('single');
last = double(y(n));
check = max(check, abs(last/n - 0.5) / (sqrt(1/12)/sqrt(n)));
tolerance = 16;
%% Work
gb = 8*n/1e9;
gflop = 0;
