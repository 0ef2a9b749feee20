% SPDX-License-Identifier: Apache-2.0
function p = lookAheadBoundary(pat)
% The places before a pattern; ~lookAheadBoundary(pat): every other place.
% Example: t = extract("a1b2", lettersPattern + lookAheadBoundary("2"))
[x, shown] = patternExpression(pat);
p = makePattern(['(?=' x ')'], ['lookAheadBoundary(' shown ')'], ['(?!' x ')']);
end
