% sum(f), f of 90 operations stored by a kernel of its own with n threads; 2^20 double
% What starves (accel/fusion_rules.cpp) does beyond 100 operations: compare starved_joined_90.
%% Data
n = max(4096, round(2^20 * scale));
x = rand(n, 1);
%% Run
f = tanh(sin(tanh(x)));
s = sum(f.');
%% Check
check = abs(s - sum(arrayfun(@(v) tanh(sin(tanh(v))), x)))/s;
tolerance = 1e-9;
%% Work
gb = 24*n/1e9;
gflop = 0;
