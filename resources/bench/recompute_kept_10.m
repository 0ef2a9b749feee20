% z = f - mean(f), f of 10 operations in a variable that nothing reads later; 2^26 double
% Spared (accel/run/spared_arrays.h) and computed again; VITRINE_SPARE_MIN_BYTES=0 stores it: compare recompute_twice_10.
%% Data
n = max(4096, round(2^26 * scale));
x = rand(n, 1);
%% Run
f = sqrt(x.*3 + 2);
z = f - mean(f);
%% Check
f = @(x) sqrt(x.*3 + 2);
check = max(abs(mean(z)), abs(z(77) - z(78) - (f(x(77)) - f(x(78)))));
tolerance = 1e-9;
%% Work
gb = 32*n/1e9;
gflop = 0;
