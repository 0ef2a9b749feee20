% SPDX-License-Identifier: Apache-2.0
% Lines with styles, a legend, labels and a title.
x = linspace(0, 2*pi, 200);
plot(x, sin(x), '-', x, cos(x), '--', x, sin(2*x)/2, ':', 'LineWidth', 1.5)
legend('sin x', 'cos x', 'sin(2x)/2', 'Location', 'best')
xlabel('x'), ylabel('y'), title('Three waves')
xlim([0 2*pi])
xticks(0:pi/2:2*pi)
xticklabels({'0', '\pi/2', '\pi', '3\pi/2', '2\pi'})
grid on
