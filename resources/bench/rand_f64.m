% rand; 2^27 double
%% Data
n = round(2^27 * scale);
%% Run
x = rand(n, 1, 'double');
%% Check
check = max(abs(double(mean(x)) - 0.5) / (sqrt(1/12)/sqrt(n)), abs(double(std(x)) - sqrt(1/12)) / (0.2/sqrt(n)));
tolerance = 6;
%% Work
gb = 8*n/1e9;
gflop = 0;
