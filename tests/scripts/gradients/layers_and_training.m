% Layers, losses and steps of training: values of closed forms, gradients against central differences.
rng(11)
X = dlarray([0.5 -1.2 2; 1.5 0.3 -0.7], 'CB');
T = [1 0 1; 0 1 0];
relu(X), leakyrelu(X), leakyrelu(X, 0.5), sigmoid(X), gelu(X), gelu(X, 'Approximation', 'tanh')
s = softmax(X)
sum(extractdata(s))
softmax([1000 0; 1000 1], 'DataFormat', 'BC')
sigmoid(dlarray([-800 800 0]))
W = [1 2; 3 4; 5 6];
b = [0.1; 0.2; 0.3];
f = fullyconnect(X, W, b)
isequal(extractdata(f), W * extractdata(X) + b)
size(fullyconnect(dlarray(rand(4, 3, 2, 5), 'SSCB'), rand(7, 24), zeros(7, 1)))
extractdata(fullyconnect([1 2; 3 4], [1 1], 0, 'DataFormat', 'BC'))
loss = crossentropy(s, T)
-sum(T .* log(extractdata(s)), 'all') / 3
crossentropy(s, dlarray(T, 'CB'), 'TargetCategories', 'independent')
crossentropy(s, T, [1; 3], 'WeightsFormat', 'C')
crossentropy(s, T, 'NormalizationFactor', 'none')
mse(X, T), l1loss(X, T), l2loss(X, T), huber(X, T), huber(X, T, 'TransitionPoint', 0.5)
mse([1 2], [3 5], 'DataFormat', 'CB')
Z = dlarray(randn(4, 3, 2, 5), 'SSCB');
Y = extractdata(layernorm(Z, [0; 0], [1; 1]));
max(abs(mean(Y, [1 2 3])), [], 'all') < 1e-14, max(abs(mean(Y.^2, [1 2 3]) - 1), [], 'all') < 1e-4
[Y, mu, sigmaSq] = batchnorm(Z, [1; 2], [3; 4]);
Y = extractdata(Y);
squeeze(mean(Y, [1 2 4])), squeeze(std(Y, 1, [1 2 4])), size(mu), size(sigmaSq)
max(abs(mu - squeeze(mean(extractdata(Z), [1 2 4])))) < 1e-15
Y2 = batchnorm(Z, [0; 0], [1; 1], mu, sigmaSq);
max(abs(extractdata(Y2) - (Y - reshape([1 2], 1, 1, 2)) ./ reshape([3 4], 1, 1, 2)), [], 'all') < 1e-14
[~, m2, v2] = batchnorm(Z, [0; 0], [1; 1], [10; 20], [1; 1]);
max(abs(m2 - (0.1 * mu + 0.9 * [10; 20]))) < 1e-14

% convolution: conv2 with the filter turned round
P = dlarray(magic(5), 'SSCB');
K = [1 2; 3 -1];
isequal(extractdata(dlconv(P, K, 0.5)), conv2(magic(5), rot90(K, 2), 'valid') + 0.5)
extractdata(dlconv(P, K, 0, 'Stride', 2, 'Padding', 1))
size(dlconv(dlarray(rand(7, 6, 3, 2), 'SSCB'), rand(3, 3, 3, 4), zeros(4, 1), 'Padding', 'same'))
size(dlconv(dlarray(rand(9, 2, 5), 'SCB'), rand(3, 2, 6), zeros(6, 1), 'DilationFactor', 2))
dims(dlconv(dlarray(rand(9, 2, 5), 'SCB'), rand(3, 2, 6), zeros(6, 1)))

% normalisations over groups of channels and across channels, pools, groups of filters
G = extractdata(groupnorm(dlarray(randn(3, 2, 6, 2), 'SSCB'), 3, zeros(6, 1), ones(6, 1)));
G = reshape(G, 3, 2, 2, 3, 2);
max(abs(mean(G, [1 2 3])), [], 'all') < 1e-14, max(abs(mean(G.^2, [1 2 3]) - 1), [], 'all') < 1e-3
N = dlarray(randn(5, 4, 3), 'SCB');
isequal(extractdata(instancenorm(N, zeros(4, 1), ones(4, 1))), extractdata(groupnorm(N, 4, zeros(4, 1), ones(4, 1))))
isequal(extractdata(groupnorm(N, 'all-channels', zeros(4, 1), ones(4, 1))), extractdata(layernorm(N, zeros(4, 1), ones(4, 1))))
crosschannelnorm(dlarray([1; 2; 3; 4], 'CB'), 3, 'Alpha', 3, 'Beta', 1, 'K', 1)
crosschannelnorm(dlarray([1; 2; 3; 4], 'CB'), 2, 'Alpha', 2, 'Beta', 0.5, 'K', 0)
extractdata(maxpool(P, 2)), extractdata(avgpool(P, [2 3], 'Stride', [2 1], 'Padding', [1 0]))
extractdata(maxpool(P, 3, 'Padding', 'same', 'Stride', 2)), extractdata(avgpool(P, 'global'))
maxpool([1 5 2 4 3]', 2, 'DataFormat', 'SC')
size(avgpool(dlarray(rand(6, 5, 3, 2), 'SSCB'), 2))
Q = dlarray(rand(6, 6, 4, 2), 'SSCB');
F = rand(3, 2, 2, 3, 2);
B = rand(6, 1);
grouped = extractdata(dlconv(Q, F, B));
isequal(grouped(:, :, 1:3, :), extractdata(dlconv(Q(:, :, 1:2, :), F(:, :, :, :, 1), B(1:3)))), isequal(grouped(:, :, 4:6, :), extractdata(dlconv(Q(:, :, 3:4, :), F(:, :, :, :, 2), B(4:6))))

% differential equations
S = dlode45(@(t, y, k) -k * y, [0 1 2], dlarray([1; 2]), 0.5, 'RelativeTolerance', 1e-8, 'AbsoluteTolerance', 1e-10);
max(abs(extractdata(S(:)) - [exp(-0.5) * [1; 2]; exp(-1) * [1; 2]])) < 1e-8, size(S)
[~, D] = ode45(@(t, y) [y(2); -y(1) + 0.1 * sin(t)], [0 3], [1; 0], odeset('RelTol', 1e-9, 'AbsTol', 1e-11));
E = dlode45(@(t, y, a) [y(2, :); -y(1, :) + a * sin(t)], [0 3], dlarray([1; 0], 'CB'), 0.1, 'RelativeTolerance', 1e-9, 'AbsoluteTolerance', 1e-11);
max(abs(extractdata(E) - D(end, :)')) < 1e-7, dims(E)
dims(dlode45(@(t, y, a) a * y, [1 0.5 0], dlarray([1; 0], 'CB'), 0.1))

% gradients
check('groupnorm', @(x, o, s) groupnorm(x, 2, o, s, 'DataFormat', 'SCB'), randn(3, 4, 2), randn(4, 1), randn(4, 1))
check('instancenorm', @(x, o, s) instancenorm(x, o, s, 'DataFormat', 'SCB'), randn(3, 2, 2), randn(2, 1), randn(2, 1))
check('crosschannelnorm', @(x) crosschannelnorm(x, 3, 'DataFormat', 'SCB', 'Alpha', 0.4), randn(2, 5, 2))
check('avgpool', @(x) avgpool(x, 2, 'DataFormat', 'SSCB', 'Padding', 1, 'Stride', 2), randn(4, 3, 2, 2))
check('maxpool', @(x) maxpool(x, [2 2], 'DataFormat', 'SSCB', 'Padding', 1), randn(3, 3, 2, 2))
check('dlconv groups', @(x, w, b) dlconv(x, w, b, 'DataFormat', 'SCB'), randn(5, 4, 2), randn(2, 2, 3, 2), randn(6, 1))
check('dlode45', @(y, a) dlode45(@(t, y, a) [y(2, :); -a * y(1, :)], [0 0.4 1], y, a, 'InitialStepSize', 0.2, 'RelativeTolerance', 1e-2), randn(2, 3), 1.3)
check('relu', @(x) relu(x), extractdata(X))
check('leakyrelu', @(x) leakyrelu(x, 0.2), extractdata(X))
check('sigmoid', @(x) sigmoid(x), extractdata(X))
check('gelu', @(x) gelu(x), extractdata(X))
check('gelu tanh', @(x) gelu(x, 'Approximation', 'tanh'), extractdata(X))
check('softmax', @(x) softmax(x, 'DataFormat', 'CB'), extractdata(X))
check('fullyconnect', @(x, w, b) fullyconnect(x, w, b, 'DataFormat', 'CB'), extractdata(X), W, b)
check('crossentropy', @(x) crossentropy(softmax(x, 'DataFormat', 'CB'), T, 'DataFormat', 'CB'), extractdata(X))
check('mse', @(x, t) mse(x, t, 'DataFormat', 'CB'), extractdata(X), T)
check('huber', @(x) huber(x, T, 'DataFormat', 'CB', 'TransitionPoint', 0.9), extractdata(X))
check('l1loss', @(x) l1loss(x, T, 'DataFormat', 'CB'), extractdata(X))
check('l2loss', @(x) l2loss(x, T, 'DataFormat', 'CB'), extractdata(X))
check('layernorm', @(x, o, s) layernorm(x, o, s, 'DataFormat', 'CB'), randn(4, 3), randn(4, 1), randn(4, 1))
check('batchnorm', @(x, o, s) batchnorm(x, o, s, 'DataFormat', 'CB'), randn(2, 5), randn(2, 1), randn(2, 1))
check('dlconv', @(x, w, b) dlconv(x, w, b, 'DataFormat', 'SSCB', 'Padding', 1, 'Stride', [1 2]), randn(4, 4, 2, 2), randn(2, 3, 2, 3), randn(3, 1))

% steps of training, on structures
p.w = dlarray([1 2]);
p.c = {dlarray(single(3))};
g.w = dlarray([0.1 -0.2]);
g.c = {dlarray(single(0.5))};
[p1, a, q] = adamupdate(p, g, [], [], 1);
p1.w, a.w, q.c{1}, underlyingType(p1.c{1})
p2 = adamupdate(p1, g, a, q, 2, 0.01, 0.8, 0.9);
p2.w
[p1, v] = sgdmupdate(p, g, [], 0.1);
p2 = sgdmupdate(p1, g, v, 0.1, 0.5);
p2.w, p2.c{1}
[p1, q] = rmspropupdate(p, g, []);
p2 = rmspropupdate(p1, g, q, 0.1, 0.8);
p2.w
d = dlupdate(@(x, y) x - 2 * y, p, g);
d.w, d.c{1}

% a network of three layers learns the exclusive or
Xs = dlarray([0 0 1 1; 0 1 0 1], 'CB');
Ts = [1 0 0 1; 0 1 1 0];
n.w1 = dlarray(randn(8, 2));
n.b1 = dlarray(zeros(8, 1));
n.w2 = dlarray(randn(2, 8) / 3);
n.b2 = dlarray(zeros(2, 1));
m = [];
r = [];
for k = 1:200
    [loss, gradients] = dlfeval(@lossOf, n, Xs, Ts);
    [n, m, r] = adamupdate(n, gradients, m, r, k, 0.05);
end
extractdata(loss) < 0.01
round(extractdata(modelOf(n, Xs)))

attempt(@() softmax(dlarray(1)))
attempt(@() softmax(dlarray(ones(2), 'SB')))
attempt(@() fullyconnect(X, ones(2, 3), 0))
attempt(@() mse(X, 1))
attempt(@() crossentropy(X, T, 'Wrong', 1))
attempt(@() gelu(X, 'Approximation'))
attempt(@() dlconv(P, ones(2, 2, 3), 0))
attempt(@() dlconv(P, ones(9), 0))
attempt(@() groupnorm(N, 3, 0, 1))
attempt(@() maxpool(P, 9))
attempt(@() dlode45(@(t, y, a) y, [0 0], 1, 2))

function Y = modelOf(n, X)
    Y = softmax(fullyconnect(tanh(fullyconnect(X, n.w1, n.b1)), n.w2, n.b2));
end
function [loss, g] = lossOf(n, X, T)
    loss = crossentropy(modelOf(n, X), T);
    g = dlgradient(loss, n);
end
function check(name, f, varargin)
    loss = @(varargin) weighted(f(varargin{:}));
    args = cellfun(@(x) dlarray(x), varargin, 'UniformOutput', false);
    gradients = cell(1, numel(args));
    [gradients{:}] = dlfeval(@(varargin) gradientsOf(loss, varargin), args{:});
    good = true;
    for k = 1:numel(args)
        got = extractdata(gradients{k});
        expected = zeros(size(varargin{k}));
        for i = 1:numel(expected)
            h = 1e-5;
            up = varargin;
            down = varargin;
            up{k}(i) = up{k}(i) + h;
            down{k}(i) = down{k}(i) - h;
            expected(i) = (extractdata(loss(up{:})) - extractdata(loss(down{:}))) / (2 * h);
        end
        good = good && isequal(size(got), size(expected)) && max(abs(got(:) - expected(:))) < 1e-7 * max(1, max(abs(expected(:))));
    end
    words = {'differs', 'agrees'};
    fprintf('%-24s %s\n', name, words{good + 1});
end
function varargout = gradientsOf(loss, args)
    varargout = cell(1, numel(args));
    [varargout{:}] = dlgradient(loss(args{:}), args{:});
end
function s = weighted(y)
    y = dlarray(y);
    if ~isempty(dims(y)), y = stripdims(y); end
    s = sum(y .* reshape(cos(1:numel(y)), size(y)), 'all');
end
function attempt(f)
    try
        f();
        disp('nothing refused')
    catch error
        fprintf('%s\n  %s\n', error.identifier, error.message);
    end
end
