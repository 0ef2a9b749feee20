% sum(f), f of 90 operations computed by the pass, which has n/64 threads on a device; 2^20 double
% What starves (accel/fusion_rules.cpp) allows up to 100 operations: compare starved_apart_90.
%% Data
n = max(4096, round(2^20 * scale));
x = rand(n, 1);
%% Run
s = sum(tanh(sin(tanh(x))));
%% Check
check = abs(s - sum(arrayfun(@(v) tanh(sin(tanh(v))), x)))/s;
tolerance = 1e-9;
%% Work
gb = 8*n/1e9;
gflop = 0;
