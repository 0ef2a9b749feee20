% SPDX-License-Identifier: Apache-2.0
function m = allmargin(sys)
% All the gain, phase and delay margins of an open loop and the frequencies at which they are, and whether the loop closed with unit feedback is
% stable.
% Example: m = allmargin(tf(1, [1 2 1 0])); m.GainMargin
s = systemState('allmargin', sys);
if ~isequal(systemSize(s), [1 1]), error('Control:analysis:margin1', 'The system must have one input and one output.'); end
w = frequencyGrid(s, 4000);
w = w(:)';
at = @(x) reshape(freqresp(sys, x), 1, []);
[GM, GMf, PM, PMf, DM] = deal(zeros(1, 0));
H = at(w);
for k = 1:numel(w) - 1
    if sign(imag(H(k))) ~= sign(imag(H(k + 1))) && real(H(k)) < 0 && real(H(k + 1)) < 0
        x = fzero(@(x) imag(at(x)), w([k, k + 1]), optimset('TolX', eps(w(k))));
        GM(end + 1) = 1/abs(at(x));
        GMf(end + 1) = x;
    end
    if (abs(H(k)) > 1) ~= (abs(H(k + 1)) > 1)
        x = fzero(@(x) log(abs(at(x))), w([k, k + 1]), optimset('TolX', eps(w(k))));
        p = mod(angle(at(x))*180/pi + 360, 360) - 180;
        PM(end + 1) = p;
        PMf(end + 1) = x;
        turn = mod(p, 360)*pi/180/x;
        if s.Ts > 0, turn = turn/s.Ts; end
        DM(end + 1) = turn;
    end
end
[~, ~, Wcg] = margin(sys);
if isinf(Wcg), [GM(end + 1), GMf(end + 1)] = deal(Inf, Inf); end
stable = NaN;
if s.delay == 0, stable = isstable(feedback(sys, 1)); end
m = struct('GainMargin', GM, 'GMFrequency', GMf, 'PhaseMargin', PM, 'PMFrequency', PMf, 'DelayMargin', DM, 'DMFrequency', PMf, 'Stable', double(stable));
end
