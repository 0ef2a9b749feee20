% SPDX-License-Identifier: Apache-2.0
% A line of a million points, decimated where it is drawn.
rng(1)
n = 1e6;
plot(linspace(0, 1, n), cumsum(randn(1, n))/1000)
xlabel('t'), ylabel('W(t)'), title('A random walk of a million steps')
