% SPDX-License-Identifier: Apache-2.0
function p = tailLevel(tail, below, above, name)
% The level of a statistic whose distribution is at most it with `below` and at least it with `above`.
switch lower(tail)
    case 'both', p = min(1, 2*min(below, above));
    case 'right', p = above;
    case 'left', p = below;
    otherwise, error(['stats:' name ':BadTail'], 'Tail must be ''both'', ''right'' or ''left''.');
end
end
