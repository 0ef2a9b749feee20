% SPDX-License-Identifier: Apache-2.0
% Spectra, one behind the other.
f = linspace(0, 1, 120);
t = (1:15).';
waterfall(f, t, exp(-((f - 0.2 - 0.03*t).^2)/0.004) + 0.5*exp(-((f - 0.8).^2)/0.002).*ones(15, 1))
xlabel('frequency'), ylabel('time'), title('Waterfall')
