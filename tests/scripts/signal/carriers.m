% SPDX-License-Identifier: Apache-2.0
% A tone through every modulation of a carrier and back.
fs = 400; fc = 80;
x = 0.8*sin(2*pi*8*(0:199)/fs);
far = @(z) max(abs(z(51:150) - x(51:150)));
fprintf('am %d\n', far(amdemod(ammod(x, fc, fs, 0.3, 2), fc, fs, 0.3, 2)) < 1e-2);
fprintf('ssb %d\n', far(ssbdemod(ssbmod(x, fc, fs, 0, 'upper'), fc, fs)) < 1e-2);
fprintf('fm %d\n', far(fmdemod(fmmod(x, fc, fs, 20), fc, fs, 20)) < 2e-2);
fprintf('pm %d\n', far(pmdemod(pmmod(x, fc, fs, pi/2), fc, fs, pi/2)) < 2e-2);
disp(round(ammod([1 2 3], 1, 4, 0, 1), 10))
disp(round(fmmod([0; 1; 0; 1], 1, 8, 2), 4)')
disp(size(pmmod(zeros(5, 2), 1, 8, 1)))
tries = {@() ammod(1, 10, 15), @() fmmod(1, 1, 8, -1), @() ammod(1i, 1, 4), @() ssbmod(1, 1, 4, 0, 'lower')};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s\n', e.identifier); end
end
