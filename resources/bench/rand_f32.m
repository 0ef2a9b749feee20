% rand; 2^28 single
%% Data
n = round(2^28 * scale);
%% Run
x = rand(n, 1, 'single');
%% Check
check = max(abs(double(mean(x)) - 0.5) / (sqrt(1/12)/sqrt(n)), abs(double(std(x)) - sqrt(1/12)) / (0.2/sqrt(n)));
tolerance = 6;
%% Work
gb = 4*n/1e9;
gflop = 0;
