% SPDX-License-Identifier: Apache-2.0
function p = textBoundary(type)
% The beginning or the end of a text: textBoundary('start'), 'end' or 'either' (default).
% Example: tf = contains("abc", textBoundary("start") + "a")
if nargin < 1, type = 'either'; end
switch validatestring(type, {'start', 'end', 'either'}, 'textBoundary')
    case 'start', p = makePattern('\A', 'textBoundary("start")', '(?!\A)');
    case 'end', p = makePattern('\z', 'textBoundary("end")', '(?!\z)');
    otherwise, p = makePattern('(?:\A|\z)', 'textBoundary', '(?!\A|\z)');
end
end
