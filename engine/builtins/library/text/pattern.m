% SPDX-License-Identifier: Apache-2.0
function p = pattern(txt)
% A pattern that matches a text, or any of several. Patterns are joined by + and |, and contains, startsWith, endsWith, matches, count, extract,
% replace, erase, split, strip, extractBefore, extractAfter, extractBetween and their like take them.
% Example: p = pattern("a") | "b"; contains("xbx", p)
if nargin < 1, txt = ""; end
[x, shown] = patternExpression(txt);
p = makePattern(x, shown);
end
