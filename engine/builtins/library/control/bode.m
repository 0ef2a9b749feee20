% SPDX-License-Identifier: Apache-2.0
function [mag, phase, w] = bode(sys, varargin)
% The magnitude and phase (in degrees) of a system at frequencies: bode(sys), bode(sys, w), bode(sys, {least, most}). Both are outputs by inputs by
% frequencies. Without outputs they are drawn; bode(sys1, sys2, …) draws several.
% Example: [mag, phase] = bode(tf(1, [1 1]), 1)
if nargout == 0
    drawBode([{sys} varargin]);
    return
end
s = systemState('bode', sys);
w = frequencyArgument(s, varargin);
H = freqresp(sys, w);
mag = abs(H);
phase = phaseOf(s, H, w);
end

function drawBode(list)
[systems, list] = leadingSystems(list);
for k = 1:numel(systems)
    s = objectState(systems{k});
    w = frequencyArgument(s, list);
    H = freqresp(systems{k}, w);
    phase = phaseOf(s, H, w);
    top = subplot(2, 1, 1);
    if k > 1, hold(top, 'on'); end
    semilogx(top, w, 20*log10(reshape(abs(H), [], numel(w)).'));
    ylabel(top, 'Magnitude (dB)');
    title(top, 'Bode Diagram');
    grid(top, 'on');
    below = subplot(2, 1, 2);
    if k > 1, hold(below, 'on'); end
    semilogx(below, w, reshape(phase, [], numel(w)).');
    ylabel(below, 'Phase (deg)');
    xlabel(below, 'Frequency (rad/s)');
    grid(below, 'on');
end
end
