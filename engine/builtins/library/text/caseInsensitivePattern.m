% SPDX-License-Identifier: Apache-2.0
function p = caseInsensitivePattern(pat)
% A pattern that matches letters of either case.
% Example: tf = contains("ABC", caseInsensitivePattern("b"))
[x, shown] = patternExpression(pat);
p = makePattern(['(?i:' x ')'], ['caseInsensitivePattern(' shown ')']);
end
