% z = f - mean(f), f of 10 operations computed again for the second pass; 2^26 double
% What worthRecomputing (accel/fusion_rules.cpp) does up to 40 operations: compare recompute_kept_10.
%% Data
n = max(4096, round(2^26 * scale));
x = rand(n, 1);
again = x + 0; % another array: no expression is computed once for both
%% Run
z = sqrt(x.*3 + 2) - mean(sqrt(again.*3 + 2));
%% Check
f = @(x) sqrt(x.*3 + 2);
check = max(abs(mean(z)), abs(z(77) - z(78) - (f(x(77)) - f(x(78)))));
tolerance = 1e-9;
%% Work
gb = 24*n/1e9;
gflop = 0;
