% Ten steps of training: three layers 784-1024-1024-10, batch of 8192, Adam, single
%% Data
n = max(32, round(8192 * scale));
w = max(16, round(1024 * min(1, sqrt(scale))));
rng(1);
X = dlarray(randn(784, n, 'single'));
c = randi(10, 1, n);
T = single((1:10)' == c);
p = struct;
p.W1 = dlarray(randn(w, 784, 'single') * sqrt(single(2/784)));
p.b1 = dlarray(zeros(w, 1, 'single'));
p.W2 = dlarray(randn(w, w, 'single') * sqrt(single(2/w)));
p.b2 = dlarray(zeros(w, 1, 'single'));
p.W3 = dlarray(randn(10, w, 'single') * sqrt(single(1/w)));
p.b3 = dlarray(zeros(10, 1, 'single'));
format = {'DataFormat', 'CB'};
hidden = @(p) relu(fullyconnect(relu(fullyconnect(X, p.W1, p.b1, format{:})), p.W2, p.b2, format{:}));
lossOf = @(p) crossentropy(softmax(fullyconnect(hidden(p), p.W3, p.b3, format{:}), format{:}), T, format{:});
withGradient = @(loss, p) deal(loss, dlgradient(loss, p));
%% Run
q = p; average = []; averageSq = [];
for k = 1:10
    [loss, g] = dlfeval(@(q) withGradient(lossOf(q), q), q);
    if k == 1, first = loss; end
    [q, average, averageSq] = adamupdate(q, g, average, averageSq, k, 1e-3);
end
%% Check
d = structfun(@(v) double(extractdata(v)), p, 'UniformOutput', false);
Y = d.W3*max(d.W2*max(d.W1*double(extractdata(X)) + d.b1, 0) + d.b2, 0) + d.b3;
r = mean(log(sum(exp(Y))) - sum(Y.*double(T)));
learned = double(extractdata(loss)) < double(extractdata(first));
check = abs(double(extractdata(first)) - r)/r/eps('single') + 1e9*~learned;
tolerance = 100;
%% Work
gb = 0;
gflop = 10*2*n*(2*784*w + 3*w^2 + 3*10*w)/1e9;
