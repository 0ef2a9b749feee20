%environment VITRINE_LAZY_MIN_ELEMENTS=1000
% The lesson's network on fewer points and steps, captured: every digit of the losses is the same on each device.
rng(1)
n = 60;
turn = sqrt(linspace(0.01, 1, n)) * 3 * pi;
spiral = [turn .* cos(turn); turn .* sin(turn)] / (3 * pi);
X = dlarray([spiral, -spiral], 'CB');
T = [repmat([1; 0], 1, n), repmat([0; 1], 1, n)];
p.W1 = dlarray(3 * randn(24, 2));
p.b1 = dlarray(randn(24, 1));
p.W2 = dlarray(randn(24) / 5);
p.b2 = dlarray(zeros(24, 1));
p.W3 = dlarray(randn(2, 24) / 5);
p.b3 = dlarray(zeros(2, 1));
average = [];
averageSq = [];
for k = 1:12
    [loss, gradients] = dlfeval(@lossOf, p, X, T);
    [p, average, averageSq] = adamupdate(p, gradients, average, averageSq, k, 0.02);
    fprintf('%.15g\n', extractdata(loss));
end

function Y = modelOf(p, X)
    Y = tanh(fullyconnect(X, p.W1, p.b1));
    Y = tanh(fullyconnect(Y, p.W2, p.b2));
    Y = softmax(fullyconnect(Y, p.W3, p.b3));
end
function [loss, gradients] = lossOf(p, X, T)
    loss = crossentropy(modelOf(p, X), T);
    gradients = dlgradient(loss, p);
end
