% SPDX-License-Identifier: Apache-2.0
% A small network of layer objects, trained by gradient descent and checked against differences.
x = [0 0 1 1; 0 1 0 1];
t = [0 1 1 0];
net = Network(Dense(2, 6, 1), Activation.tanh(), Dense(6, 1, 2));
net.rate = 0.3;
for k = 1:numel(net.layers)
    fprintf('%s\n', net.layers{k}.summary());
end
fprintf('%d parameters\n', net.parameters());
first = net.step(x, t);
net.fit(x, t, 1999);
fprintf('%d %d %d\n', numel(net.losses), net.losses(end) < 1e-3, net.losses(end) < first);
fprintf('%d ', round(net.predict(x))); fprintf('\n');
% The gradient that backward gives is that of the differences.
d = Dense(3, 2, 5);
a = Activation.tanh();
input = [0.1; -0.2; 0.3];
f = @(v) sum(a.apply(d.apply(v)));
f(input);
g = d.backward(a.backward(ones(2, 1)));
h = 1e-6;
n = zeros(3, 1);
for k = 1:3
    e = zeros(3, 1);
    e(k) = h;
    n(k) = (f(input + e) - f(input - e)) / (2 * h);
end
fprintf('%d\n', max(abs(n - g)) < 1e-8);
% Layers that behave otherwise in training.
drop = Dropout(0.5);
small = Network().add(drop).add(Activation.relu());
fprintf('%s\n', mat2str(small.predict([-2 4])));
drop.training = true;
fprintf('%s %d\n', mat2str(drop.apply([-2 4])), small.parameters());
try, net.add(5); catch err, fprintf('%s %s\n', err.identifier, err.message); end
try, d.W = 1; catch err, fprintf('%s\n', err.identifier); end
try, a.f = @sin; catch err, fprintf('%s\n', err.identifier); end
try, net.forward(x), catch err, fprintf('%s\n', err.identifier); end
drop
