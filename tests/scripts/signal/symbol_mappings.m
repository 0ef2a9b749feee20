% SPDX-License-Identifier: Apache-2.0
% Symbols as points of the plane and back.
show = @(y) fprintf('%g%+gi ', [real(y(:)) imag(y(:))]');
show(pskmod(0:3, 4)); fprintf('\n');
show(pskmod([0; 1], 2)); fprintf('\n');
show(round(pskmod(0:3, 4, pi/4, 'bin'), 4)); fprintf('\n');
show(pskmod([0; 1; 1; 0], 4, 0, InputType="bit")); fprintf('\n');
show(qammod(0:15, 16)); fprintf('\n');
show(qammod(0:4, 16, 'bin')); fprintf('\n');
show(qammod(0:7, 8)); fprintf('\n');
show(qammod(0:7, 32, 'bin')); fprintf('\n');
show(pammod(0:3, 4)); fprintf('\n');
back = @(M) isequal(qamdemod(qammod(0:M - 1, M), M), 0:M - 1) && isequal(pskdemod(pskmod(0:M - 1, M, 0.2), M, 0.2), 0:M - 1) && isequal(pamdemod(pammod(0:M - 1, M, 0, 'gray'), M, 0, 'gray'), 0:M - 1);
for M = [2 4 8 16 32 64 128], fprintf('%d', back(M)); end
fprintf('\n');
fprintf('%g ', pskdemod([1+0.4i; -2i], 4, 0, 'bin'), mean(abs(qammod(0:63, 64, 'UnitAveragePower', true)).^2)); fprintf('\n');
fprintf('%g ', qamdemod(qammod([1; 0; 1; 1; 0; 0; 0; 1], 16, 'InputType', 'bit'), 16, 'OutputType', 'bit')); fprintf('\n');
fprintf('%g ', qamdemod(0.5 + 0.2i, 4, 'OutputType', 'approxllr')); fprintf('\n');
fprintf('%d ', bin2gray(0:7, 'psk', 8)); fprintf('%d ', bin2gray(0:7, 'qam', 16)); fprintf('%d\n', isequal(gray2bin(bin2gray(0:31, 'qam', 32), 'qam', 32), 0:31));
h = scatterplot(qammod(0:3, 4));
fprintf('%s %s %d\n', h.CurrentAxes.Title.String, h.CurrentAxes.XLabel.String, numel(findobj(h, 'Type', 'line')));
close(h)
tries = {@() qammod(4, 4), @() qammod(1, 6), @() pskmod(0.5, 4), @() pskmod(0, 1), @() qammod([1; 0; 1], 4, 'InputType', 'bit'), @() bin2gray(0, 'xyz', 4), @() scatterplot(1, 2, 2)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s\n', e.identifier); end
end
