% SPDX-License-Identifier: Apache-2.0
function p = boundaryPattern(name, class, type)
% Where characters of a class begin, end, or either.
type = validatestring(type, {'start', 'end', 'either'}, name);
first = ['(?<!' class ')(?=' class ')'];
last = ['(?<=' class ')(?!' class ')'];
inner = ['(?:(?<=' class ')(?=' class ')|(?<!' class ')(?!' class '))'];
switch type
    case 'start', p = makePattern(first, [name '("start")'], ['(?:' last '|' inner ')']);
    case 'end', p = makePattern(last, [name '("end")'], ['(?:' first '|' inner ')']);
    otherwise, p = makePattern(['(?:' first '|' last ')'], name, inner);
end
end
