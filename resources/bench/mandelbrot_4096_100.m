% z = z.*z + c, 4096 x 4096, 100 steps, complex single
%% Data
n = max(64, round(4096 * sqrt(scale)));
[a, b] = meshgrid(single(linspace(-2, 0.5, n)), single(linspace(-1.25, 1.25, n)));
c = complex(a, b);
%% Run
z = zeros(n, n, 'like', c);
k = zeros(n, n, 'single');
for t = 1:100
    z = z.*z + c;
    k = k + (abs(z) <= 2);
end
%% Check
% Points of the main cardioid stay for all steps; far points leave at once.
inside = abs(c) < 0.25; outside = abs(c) > 2.2;
check = double(any(k(inside) ~= 100)) + double(any(k(outside) > 1));
tolerance = 0;
%% Work
gb = 12*n*n/1e9;
gflop = 0;
