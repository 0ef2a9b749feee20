% SPDX-License-Identifier: Apache-2.0
% A sampled wave, held.
t = 0:0.25:6;
fplot(@sin, [0 6], 'LineWidth', 1), hold on
stairs(t, sin(t), 'LineWidth', 1)
stem(t, sin(t), 'filled', 'MarkerSize', 4)
legend('signal', 'held', 'samples'), title('Zero-order hold')
