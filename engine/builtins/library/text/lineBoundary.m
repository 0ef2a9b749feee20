% SPDX-License-Identifier: Apache-2.0
function p = lineBoundary(type)
% The beginning or the end of a line: lineBoundary('start'), 'end' or 'either' (default).
% Example: n = count(sprintf("a\nb"), lineBoundary("start") + lettersPattern)
if nargin < 1, type = 'either'; end
first = '(?:\A|(?<=\n))';
last = '(?:\z|(?=\n))';
switch validatestring(type, {'start', 'end', 'either'}, 'lineBoundary')
    case 'start', p = makePattern(first, 'lineBoundary("start")', ['(?!' first ')']);
    case 'end', p = makePattern(last, 'lineBoundary("end")', ['(?!' last ')']);
    otherwise, p = makePattern(['(?:' first '|' last ')'], 'lineBoundary', ['(?!' first '|' last ')']);
end
end
