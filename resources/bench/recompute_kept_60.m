% z = f - mean(f), f of 60 operations stored by the first pass, as a variable has it; 2^26 double
% What worthRecomputing (accel/fusion_rules.cpp) does beyond 40 operations: compare recompute_twice_60.
%% Data
n = max(4096, round(2^26 * scale));
x = rand(n, 1);
%% Run
f = tanh(sin(x));
z = f - mean(f);
%% Check
f = @(x) tanh(sin(x));
check = max(abs(mean(z)), abs(z(77) - z(78) - (f(x(77)) - f(x(78)))));
tolerance = 1e-9;
%% Work
gb = 32*n/1e9;
gflop = 0;
