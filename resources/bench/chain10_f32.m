% ten operations; 2^28 single
%% Data
n = max(4096, round(2^28 * scale));
x = rand(n, 1, 'single');
%% Run
y = sin(x).*x + 0.5;
y = exp(-y)*2 - x;
y = sqrt(y.*y + 1);
y = y./(1 + x.*x);
%% Check
h = [double(x(1:2048)); double(x(n-2047:n))];
r = sin(h).*h + 0.5; r = exp(-r)*2 - h; r = sqrt(r.*r + 1); r = r./(1 + h.*h);
g = [double(y(1:2048)); double(y(n-2047:n))];
check = max(abs(g - r)) / eps('single');
tolerance = 8;
%% Work
gb = 8*n/1e9;
gflop = 0;
