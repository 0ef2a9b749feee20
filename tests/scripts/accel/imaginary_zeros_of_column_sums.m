% The sums of a transform's columns are real: at once they are, between captured operations their imaginary zeros
% stay, which shows in signs of zero (seed 218311574932794 of random_programs.py).
v3 = fft(sign([-3 NaN; 0 1; Inf 1]), [], 1);
v3(:, 2) = fft([0; 1; 1]);
v4 = v3.*sum(v3, 1);
fprintf('%d %d\n', isreal(sum(v3(:, 2), 1)), isreal(v4))
fprintf(' %.4f', abs(v4(:, 2))), fprintf('\n')
