% SPDX-License-Identifier: Apache-2.0
function [amount, level, instant] = stateAberration(name, x, args, over)
% Overshoot or undershoot beside each transition in percent of the distance of the states, its level
% and time: after it ('Region' 'Postshoot') for as long as SeekFactor times the transition takes, or
% before it ('Preshoot').
[s, o] = stateTransitions(name, x, args, struct('Region', 'Postshoot', 'SeekFactor', 3));
post = strcmp(validatestring(o.Region, {'Preshoot', 'Postshoot'}, name), 'Postshoot');
count = numel(s.sign);
amount = NaN(count, 1); level = amount; instant = amount;
for k = 1:count
    first = min(s.low(k), s.high(k));
    last = max(s.low(k), s.high(k));
    reach = o.SeekFactor*(last - first);
    % The state that is looked at, up or down.
    up = s.sign(k) > 0;
    if ~post, up = ~up; end
    if post
        at = find(s.t >= last & s.t <= last + reach);
        if k < count, at(at > s.from(k + 1)) = []; end
    else
        at = find(s.t <= first & s.t >= first - reach);
        if k > 1, at(at < s.to(k - 1)) = []; end
    end
    if isempty(at), continue, end
    % Over is away from the other state after a transition, and against it before one.
    side = 1;
    if ~up, side = -1; end
    if over ~= 1, side = -side; end
    if ~post, side = s.sign(k)*over; end
    [~, most] = max(side*s.x(at));
    base = s.levels(1 + up);
    level(k) = s.x(at(most));
    instant(k) = s.t(at(most));
    amount(k) = max(0, 100*side*(level(k) - base)/(s.levels(2) - s.levels(1)));
end
end
