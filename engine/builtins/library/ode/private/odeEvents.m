% SPDX-License-Identifier: Apache-2.0
function [te, ye, ie, values, stop] = odeEvents(p, s, before)
% Zeros of the event functions within the last step, in the order of time; none after the first
% that is terminal. A function that is 0 at the step's begin has had its event.
te = []; ye = []; ie = []; stop = false;
[values, terminal, direction] = p.events(s.t, s.y);
values = values(:);
hits = find(sign(before) ~= sign(values) & before ~= 0 & direction(:).*(values - before) >= 0)';
if isempty(hits), return; end
times = zeros(1, numel(hits), p.type);
for k = 1:numel(hits)
    times(k) = root(p, s, hits(k), before(hits(k)), values(hits(k)));
end
[times, order] = sort(p.direction*times);
times = p.direction*times;
hits = hits(order);
terminal = terminal(:) ~= 0;
first = find(terminal(hits), 1);
if ~isempty(first)
    % Events at the same time as the terminal one happened too.
    last = find(times == times(first), 1, 'last');
    times = times(1:last); hits = hits(1:last);
    stop = true;
end
te = times; ie = hits;
ye = zeros(p.n, numel(te), p.type);
for k = 1:numel(te)
    ye(:, k) = valueAt(p, s, te(k));
end
end

function t = root(p, s, which, vLeft, vRight)
% The time of a change of sign, to the resolution of the time: Illinois' false position, with a
% bisection where it is slow. The end of the bracket behind the zero is taken.
left = s.before; right = s.t;
t = right;
side = 0;
wide = abs(right - left);
for k = 1:200
    tol = 128*max(eps(left), eps(right));
    if vRight == 0 || abs(right - left) <= tol, break; end
    if mod(k, 3) == 0 && abs(right - left) > wide/2
        mid = left + 0.5*(right - left);
    else
        mid = right - vRight*(right - left)/(vRight - vLeft);
        inside = 0.5*tol*p.direction;
        if p.direction*(mid - left) < 0.5*tol, mid = left + inside; end
        if p.direction*(right - mid) < 0.5*tol, mid = right - inside; end
    end
    if mod(k, 3) == 0, wide = abs(right - left); end
    [v, ~, ~] = p.events(mid, valueAt(p, s, mid));
    v = v(which);
    if sign(v) == sign(vLeft)
        left = mid; vLeft = v;
        if side == 1, vRight = vRight/2; end
        side = 1;
    else
        right = mid; vRight = v;
        if side == -1, vLeft = vLeft/2; end
        side = -1;
    end
end
t = right;
end

function y = valueAt(p, s, t)
if t == s.t
    y = s.y;
else
    y = odeInterpolate(p.solver, t, s.before, s.start, s.t, s.y, s.data);
    if ~isempty(p.nonNegative), y(p.nonNegative) = max(y(p.nonNegative), 0); end
end
end
