% SPDX-License-Identifier: Apache-2.0
function p = optionalPattern(pat)
% A pattern that may be there or not.
% Example: tf = matches("color", "colo" + optionalPattern("u") + "r")
[x, shown] = patternExpression(pat);
p = makePattern(['(?:' x ')?'], ['optionalPattern(' shown ')']);
end
