% SPDX-License-Identifier: Apache-2.0
function p = caseSensitivePattern(pat)
% A pattern that matches letters of the same case, within one that does not look at it, too.
% Example: tf = contains("ABC", caseSensitivePattern("b"))
[x, shown] = patternExpression(pat);
p = makePattern(['(?-i:' x ')'], ['caseSensitivePattern(' shown ')']);
end
