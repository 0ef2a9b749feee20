% SPDX-License-Identifier: Apache-2.0
% A histogram with the density that it should follow.
rng(5)
x = randn(1, 20000);
histogram(x, 50, 'Normalization', 'pdf'), hold on
t = linspace(-4, 4, 200);
plot(t, exp(-t.^2/2)/sqrt(2*pi), 'r', 'LineWidth', 1.5)
legend('samples', 'density'), title('Normal numbers')
