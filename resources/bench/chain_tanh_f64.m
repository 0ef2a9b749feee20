% sin, exp, cos, tanh; 2^27 double
%% Data
n = max(4096, round(2^27 * scale));
x = rand(n, 1, 'double');
%% Run
y0 = sin(x).*exp(-x/10);
y1 = y0.*cos(x/4) + 0.25*y0.^2;
y = tanh(y1) + 0.1*y1;
%% Check
h = [double(x(1:2048)); double(x(n-2047:n))];
r0 = sin(h).*exp(-h/10); r1 = r0.*cos(h/4) + 0.25*r0.^2; r = tanh(r1) + 0.1*r1;
g = [double(y(1:2048)); double(y(n-2047:n))];
check = max(abs(g - r)) / eps('double');
tolerance = 8;
%% Work
gb = 16*n/1e9;
gflop = 0;
