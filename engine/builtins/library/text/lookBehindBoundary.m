% SPDX-License-Identifier: Apache-2.0
function p = lookBehindBoundary(pat)
% The places behind a pattern; ~lookBehindBoundary(pat): every other place.
% Example: t = extract("a1b2", lookBehindBoundary("b") + digitsPattern)
[x, shown] = patternExpression(pat);
p = makePattern(['(?<=' x ')'], ['lookBehindBoundary(' shown ')'], ['(?<!' x ')']);
end
