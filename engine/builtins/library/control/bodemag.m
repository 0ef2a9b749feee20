% SPDX-License-Identifier: Apache-2.0
function bodemag(varargin)
% Draws the magnitude of systems over frequencies: bodemag(sys), bodemag(sys1, sys2, …, w).
% Example: bodemag(tf(1, [1 1]))
list = varargin;
first = true;
[systems, list] = leadingSystems(list);
for k = 1:numel(systems)
    w = frequencyArgument(objectState(systems{k}), list);
    H = freqresp(systems{k}, w);
    if ~first, hold('on'); end
    semilogx(w, 20*log10(reshape(abs(H), [], numel(w)).'));
    first = false;
end
hold('off');
xlabel('Frequency (rad/s)');
ylabel('Magnitude (dB)');
grid('on');
end
