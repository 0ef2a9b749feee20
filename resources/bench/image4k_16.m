% 16 images 2160 x 3840: normalise, gain, bias, clamp, gamma, error; single
%% Data
h = max(8, round(2160*sqrt(scale))); w = max(8, round(3840*sqrt(scale)));
X = rand(h, w, 16, 'single');
%% Run
mu = mean(X, [1 2]);
sd = std(X, 0, [1 2]);
Y = (X - mu) ./ (sd + 1e-6);
Y = min(max(Y*0.25 + 0.5, 0), 1);
Y = Y.^1.8;
mse = mean((Y - X).^2, 'all');
%% Check
x = double(X(:, :, 1)); y = (x - mean(x(:))) / (std(x(:)) + 1e-6); y = min(max(y*0.25 + 0.5, 0), 1).^1.8;
g = double(Y(:, :, 1));
check = max(abs(g(:) - y(:))) / eps('single');
tolerance = 256;
%% Work
gb = 8*numel(X)/1e9;
gflop = 0;
