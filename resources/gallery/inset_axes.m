% SPDX-License-Identifier: Apache-2.0
% Axes within axes.
x = linspace(0, 10, 500);
plot(x, sin(x.^2/4)), title('A chirp')
axes('Position', [0.2 0.2 0.25 0.2])
plot(x(1:120), sin(x(1:120).^2/4)), title('detail')
