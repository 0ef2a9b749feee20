% SPDX-License-Identifier: Apache-2.0
function p = statePulses(name, x, args)
% Pulses of a signal with two states: columns of the times of their first, second and next middle
% crossing (NaN where there is none), and the middle level.
[s, o] = stateTransitions(name, x, args, struct('Polarity', 'positive'));
first = 1;
if strcmp(validatestring(o.Polarity, {'positive', 'negative'}, name), 'negative'), first = -1; end
k = find(s.sign == first);
k(k == numel(s.sign)) = [];
next = NaN(numel(k), 1);
inside = k + 2 <= numel(s.sign);
next(inside) = s.mid(k(inside) + 2);
p = struct('first', s.mid(k), 'second', s.mid(k + 1), 'next', next, 'middle', s.middle);
end
