% SPDX-License-Identifier: Apache-2.0
function p = possessivePattern(pat)
% A pattern that, once matched, is not tried in another way.
% Example: t = extract("aab", possessivePattern(asManyOfPattern("a")) + "b")
[x, shown] = patternExpression(pat);
p = makePattern(['(?>' x ')'], ['possessivePattern(' shown ')']);
end
