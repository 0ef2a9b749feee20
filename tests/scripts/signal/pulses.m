% SPDX-License-Identifier: Apache-2.0
% Measures of signals with two states: levels, crossings, transitions, pulses and what overshoots.
x = [0 0 0 0 1 2 3 4 4 4 4 4 4 2 0 0 0 0 0 2 4 4 4 4 0 0 0];
[levels, counts, centres] = statelevels(x);
fprintf('%.3f %.3f %d %d %.3f\n', levels, sum(counts), numel(centres), centres(1));
fprintf('%.3f ', statelevels(x, 10), statelevels(x, 100, 'mean'), statelevels(x, 4, 'mode', [-2 6])), disp(' ')
given = {'StateLevels', [0 4]};
[c, middle] = midcross(x, 10, given{:});
fprintf('%.4f ', c, middle), disp(' ')
fprintf('%.4f ', midcross(x, 'MidPercentReferenceLevel', 25, given{:})), disp(' ')
[r, lower, upper, ll, ul] = risetime(x, 10, given{:});
fprintf('%.4f ', r, lower, upper, ll, ul), disp(' ')
[r, lower, upper] = falltime(x, 10, given{:});
fprintf('%.4f ', r, lower, upper), disp(' ')
fprintf('%.4f ', risetime(x, (0:26)/5, given{:}, 'PercentReferenceLevels', [20 80])), disp(' ')
fprintf('%.4f ', slewrate(x, 10, given{:})), disp(' ')
[w, first, second] = pulsewidth(x, 10, given{:});
fprintf('%.4f ', w, first, second), disp(' ')
fprintf('%.4f ', pulsewidth(x, 10, given{:}, 'Polarity', 'negative')), disp(' ')
[p, first, second, next] = pulseperiod(x, 10, given{:});
fprintf('%.4f ', p, first, second, next), disp(' ')
fprintf('%.4f ', pulsesep(x, 10, given{:}), dutycycle(x, 10, given{:}), dutycycle(0.1, 3)), disp(' ')
disp(size(pulsewidth(ones(1, 5), 1, given{:})))

% A step that rings: 10 % over after rising, 5 % under, and 10 % below when it falls.
t = 0:0.01:4;
y = (t >= 1 & t < 3).*(1 - exp(-5*(t - 1)).*cos(20*(t - 1)));
[amount, level, instant] = overshoot(y, t, 'StateLevels', [0 1]);
fprintf('%.3f %.4f %.2f\n', [amount, level, instant]');
[amount, level, instant] = undershoot(y, t, 'StateLevels', [0 1], 'SeekFactor', 6);
fprintf('%.3f %.4f %.2f\n', [amount, level, instant]');
[amount, level] = overshoot([0 0 -0.2 0 1 1.3 1 1 1 1], 1, 'StateLevels', [0 1], 'Region', 'Preshoot');
fprintf('%.3f %.4f\n', amount, level);
[amount, level] = undershoot([0 0 -0.2 0 1 1.3 1 1 1 1], 1, 'StateLevels', [0 1], 'Region', 'Preshoot');
fprintf('%.3f %.4f\n', amount, level);
tries = {@() midcross(magic(3)), @() risetime(x, -1), @() risetime(x, 1:3), @() falltime(x, 1, 'Level', 3), ...
    @() pulsewidth(x, 1, 'Polarity', 'up'), @() statelevels(x, 1), @() overshoot(x, 1, 'StateLevels', [3 1])};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
