% 2000 operations on 1000 elements
%% Data
x0 = rand(1000, 1);
%% Run
y = x0;
for i = 1:1000
    y = y*1.0001 + 0.5;
end
%% Check
r = x0(1);
for i = 1:1000
    r = r*1.0001 + 0.5;
end
check = abs(y(1) - r);
tolerance = 0;
%% Work
gb = 0;
gflop = 2e-3;
