% SPDX-License-Identifier: Apache-2.0
function tf = withinTimes(t, from, to, kind)
% Which times are in an interval of a kind.
switch kind
    case {'openright', 'closedleft'}, tf = t >= from & t < to;
    case {'openleft', 'closedright'}, tf = t > from & t <= to;
    case 'open', tf = t > from & t < to;
    otherwise, tf = t >= from & t <= to;
end
end
