% Exponential mean over 512 columns, 10^6 channels, single
%% Data
c = max(64, round(1e6 * scale));
X = rand(c, 512, 'single');
%% Run
y = zeros(c, 1, 'single');
for k = 1:512
    y = 0.98*y + 0.02*X(:, k);
end
%% Check
h = double(X(1:8, :));
r = zeros(8, 1);
for k = 1:512
    r = 0.98*r + 0.02*h(:, k);
end
check = max(abs(double(y(1:8)) - r) ./ r) / eps('single');
tolerance = 100;
%% Work
gb = 4*numel(X)/1e9;
gflop = 0;
