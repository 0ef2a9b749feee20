% SPDX-License-Identifier: Apache-2.0
% An impulse response.
n = 0:30;
stem(n, 0.9.^n.*cos(n/2), 'filled')
xlabel('n'), ylabel('h[n]'), title('Impulse response')
