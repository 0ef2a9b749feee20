% Accelerations of N bodies by implicit expansion, single
%% Data
n = max(64, round(16384*sqrt(scale)));
p = randn(n, 3, 'single');
%% Run
x = p(:, 1); y = p(:, 2); z = p(:, 3);
dx = x.' - x; dy = y.' - y; dz = z.' - z;
w = (dx.^2 + dy.^2 + dz.^2 + 0.01).^(-1.5);
a = [sum(dx.*w, 2), sum(dy.*w, 2), sum(dz.*w, 2)];
%% Check
h = double(p); d = h - h(1, :); r = sum(d .* (sum(d.^2, 2) + 0.01).^(-1.5), 1);
check = max(abs(double(a(1, :)) - r)) / max(abs(r)) / eps('single');
tolerance = 2000;
%% Work
gb = 24*n/1e9;
gflop = 20*n*n/1e9;
