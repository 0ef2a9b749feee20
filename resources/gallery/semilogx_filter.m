% SPDX-License-Identifier: Apache-2.0
% The magnitude of a low-pass filter.
f = logspace(0, 5, 300);
semilogx(f, 20*log10(1./sqrt(1 + (f/1e3).^2)), 'LineWidth', 1.2)
grid on
xlabel('frequency (Hz)'), ylabel('gain (dB)'), title('RC low-pass')
xline(1e3, '--', 'f_c'), ylim([-45 3])
