%% Two spirals
% A network of three layers learns which of two spirals a point lies on. dlfeval notes what the loss was
% computed from, dlgradient goes back through it: look for the backward operations in the graph, on the lines of
% the forward ones. The loss is drawn while the network learns.

rng(1)
n = 400;                                  % points of each spiral
turn = sqrt(linspace(0.01, 1, n)) * 3 * pi;
radius = turn / (3 * pi);
spiral = [radius .* cos(turn); radius .* sin(turn)] + 0.015 * randn(2, n);
X = dlarray([spiral, -spiral], 'CB');
T = [repmat([1; 0], 1, n), repmat([0; 1], 1, n)];

width = 32;
p = struct;                               % what the network learns
p.W1 = dlarray(3 * randn(width, 2));      % many directions and offsets to begin with
p.b1 = dlarray(randn(width, 1));
p.W2 = dlarray(randn(width) / sqrt(width));
p.b2 = dlarray(zeros(width, 1));
p.W3 = dlarray(randn(2, width) / sqrt(width));
p.b3 = dlarray(zeros(2, 1));

average = [];
averageSq = [];
steps = 400;
losses = nan(1, steps);
subplot(2, 1, 1)
for k = 1:steps
    [loss, gradients] = dlfeval(@lossOf, p, X, T);
    [p, average, averageSq] = adamupdate(p, gradients, average, averageSq, k, 0.01);
    losses(k) = extractdata(loss);
    if mod(k, 20) == 0
        semilogy(losses, 'LineWidth', 1.5)
        xlabel('step'), ylabel('loss'), xlim([0 steps])
        title(sprintf('step %d: loss %.4f', k, losses(k)))
        drawnow
    end
end

% What the network says of every point of the plane, and the points that it has learned from
subplot(2, 1, 2)
[gx, gy] = meshgrid(linspace(-1.2, 1.2, 121));
Y = extractdata(modelOf(p, dlarray([gx(:), gy(:)]', 'CB')));
imagesc([-1.2 1.2], [-1.2 1.2], reshape(Y(1, :), size(gx)), [0 1])
set(gca, 'YDir', 'normal'), axis image
hold on
plot(spiral(1, :), spiral(2, :), 'r.', -spiral(1, :), -spiral(2, :), 'w.')
hold off
title('probability of the first spiral')

[~, said] = max(extractdata(modelOf(p, X)));
[~, is] = max(T);
fprintf('loss %.4f before, %.4f after %d steps; %.1f %% of the points right\n', losses(1), losses(end), steps, ...
    100 * mean(said == is));

function Y = modelOf(p, X)
    Y = tanh(fullyconnect(X, p.W1, p.b1));
    Y = tanh(fullyconnect(Y, p.W2, p.b2));
    Y = softmax(fullyconnect(Y, p.W3, p.b3));
end

function [loss, gradients] = lossOf(p, X, T)
    loss = crossentropy(modelOf(p, X), T);
    gradients = dlgradient(loss, p);
end
