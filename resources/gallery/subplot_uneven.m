% SPDX-License-Identifier: Apache-2.0
% Subplots of different widths.
x = linspace(0, 4*pi, 300);
subplot(2, 2, [1 2]), plot(x, sin(x).*exp(-x/8)), title('whole')
subplot(2, 2, 3), plot(x(1:60), sin(x(1:60))), title('beginning')
subplot(2, 2, 4), histogram(sin(x), 15), title('values')
