% SPDX-License-Identifier: Apache-2.0
function r = stepinfo(sys, varargin)
% How a step response behaves: RiseTime, SettlingTime, SettlingMin, SettlingMax, Overshoot, Undershoot (in percent), Peak and PeakTime, of a system,
% stepinfo(sys), or of values: stepinfo(y, t), stepinfo(y, t, final). Options: SettlingTimeThreshold (0.02), RiseTimeLimits ([0.1 0.9]).
% Example: r = stepinfo(tf(1, [1 1])); r.SettlingTime
o = struct('SettlingTimeThreshold', 0.02, 'RiseTimeLimits', [0.1 0.9]);
args = varargin;
first = find(cellfun(@(a) ischar(a) || isstring(a), args), 1);
if ~isempty(first)
    for k = first:2:numel(args) - 1, o.(validatestring(args{k}, fieldnames(o), 'stepinfo')) = args{k + 1}; end
    args(first:end) = [];
end
if isnumeric(sys)
    y = sys(:);
    t = (1:numel(y))';
    if ~isempty(args), t = args{1}(:); end
    final = y(end);
    if numel(args) > 1, final = args{2}; end
else
    s = systemState('stepinfo', sys);
    if ~isequal(systemSize(s), [1 1]), error('Control:analysis:stepinfo1', 'The system must have one input and one output.'); end
    t = responseTimes(s);
    final = dcgain(sys);
    if ~isStableSystem(s), final = NaN; else, t = linspace(0, t(end)*1.5, 4*numel(t))'; end
    if s.Ts ~= 0, t = responseTimes(s); end
    y = step(sys, t);
end
r = struct('RiseTime', NaN, 'TransientTime', NaN, 'SettlingTime', NaN, 'SettlingMin', NaN, 'SettlingMax', NaN, 'Overshoot', NaN, ...
    'Undershoot', NaN, 'Peak', Inf, 'PeakTime', Inf);
if ~isfinite(final), return, end
[low, high] = deal(crossingTime(t, y, o.RiseTimeLimits(1)*final), crossingTime(t, y, o.RiseTimeLimits(2)*final));
r.RiseTime = high - low;
away = abs(y - final);
last = find(away > o.SettlingTimeThreshold*abs(final), 1, 'last');
if isempty(last), r.SettlingTime = t(1); elseif last < numel(t)
    r.SettlingTime = t(last) + (t(last + 1) - t(last))*(away(last) - o.SettlingTimeThreshold*abs(final))/(away(last) - away(last + 1));
end
wide = max(away);
last = find(away > o.SettlingTimeThreshold*wide, 1, 'last');
if ~isempty(last) && last < numel(t)
    r.TransientTime = t(last) + (t(last + 1) - t(last))*(away(last) - o.SettlingTimeThreshold*wide)/(away(last) - away(last + 1));
end
after = y(t >= high);
if ~isempty(after)
    r.SettlingMin = min(after);
    r.SettlingMax = max(after);
end
signed = y*sign(final);
r.Overshoot = max(0, 100*(max(signed) - abs(final))/abs(final));
r.Undershoot = max(0, -100*min(signed)/abs(final));
[r.Peak, at] = max(abs(y));
r.PeakTime = t(at);
end

function x = crossingTime(t, y, level)
at = find(sign(y - level) == sign(level) | y == level, 1);
if isempty(at), x = NaN; return, end
x = t(at);
if at > 1, x = t(at - 1) + (t(at) - t(at - 1))*(level - y(at - 1))/(y(at) - y(at - 1)); end
end

function tf = isStableSystem(s)
p = pole(makeSystem(s));
if s.Ts ~= 0, tf = all(abs(p) < 1); else, tf = all(real(p) < 0); end
end
