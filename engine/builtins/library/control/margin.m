% SPDX-License-Identifier: Apache-2.0
function [Gm, Pm, Wcg, Wcp] = margin(sys, varargin)
% The gain and phase margins of a system in an open loop and the frequencies at which they are: [Gm, Pm, Wcg, Wcp] = margin(sys), or
% margin(mag, phase, w) of a response. Pm is in degrees. Without outputs the response is drawn with them.
% Example: [Gm, Pm] = margin(tf(1, [1 3 2 0]))
if isnumeric(sys) && numel(varargin) == 2
    [mag, phase, w] = deal(squeeze(sys), squeeze(varargin{1}), varargin{2}(:));
    mag = mag(:);
    phase = phase(:);
    at = @(x) interp1(log(w), log(mag), log(x));
    angleAt = @(x) interp1(log(w), phase, log(x));
else
    s = systemState('margin', sys);
    if ~isequal(systemSize(s), [1 1]), error('Control:analysis:margin1', 'The system must have one input and one output.'); end
    w = frequencyGrid(s, 2000);
    H = freqresp(sys, w);
    mag = squeeze(abs(H));
    phase = squeeze(phaseOf(s, H, w));
    at = @(x) log(abs(freqresp(sys, x)));
    % A frequency's phase on the branch of those around it.
    near = @(x) interp1(log(w), phase, log(x));
    angleAt = @(x) near(x) + mod(angle(freqresp(sys, x))*180/pi - near(x) + 180, 360) - 180;
end
[Gm, Pm, Wcg, Wcp] = deal(Inf, Inf, NaN, NaN);
turns = (phase + 180)/360;
for k = 1:numel(w) - 1
    lines = ceil(min(turns(k), turns(k + 1))):floor(max(turns(k), turns(k + 1)));
    for line = lines
        if turns(k) == line && k > 1, continue, end
        x = crossing(@(x) angleAt(x) + 180 - 360*line, w(k), w(k + 1));
        g = exp(-at(x));
        if isfinite(g) && (isnan(Wcg) || abs(log(g)) < abs(log(Gm))), Gm = g; Wcg = x; end
    end
    if (mag(k) > 1) ~= (mag(k + 1) > 1)
        x = crossing(at, w(k), w(k + 1));
        m = mod(angleAt(x) + 180 + 180, 360) - 180;
        if isnan(Wcp) || abs(m) < abs(Pm), Pm = m; Wcp = x; end
    end
end
if isnan(Wcg) && isinf(Gm) && ~isnumeric(sys) && s.Ts == 0 && s.delay == 0
    % The phase may come to -180 degrees only as the frequency grows without bound.
    t = asTransfer(s);
    a = find(t.num{1}, 1);
    b = find(t.den{1}, 1);
    slope = (numel(t.den{1}) - b) - (numel(t.num{1}) - a);
    if slope > 0 && mod(90*slope + 180*(t.num{1}(a)/t.den{1}(b) < 0), 360) == 180, Wcg = Inf; end
end
if nargout > 0, return, end
bode(sys);
title(subplot(2, 1, 1), sprintf('Gm = %.3g dB (at %.3g rad/s), Pm = %.3g deg (at %.3g rad/s)', 20*log10(Gm), Wcg, Pm, Wcp));
clear Gm
end

function x = crossing(f, a, b)
if sign(f(a)) == sign(f(b)), x = a; return, end
x = fzero(f, [a b], optimset('TolX', eps(b)));
end
