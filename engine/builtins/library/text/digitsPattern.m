% SPDX-License-Identifier: Apache-2.0
function p = digitsPattern(varargin)
% A pattern of digits: as many as there are, digitsPattern(n) exactly n, digitsPattern(least, most).
% Example: t = extract("a1 b22", digitsPattern)
p = countedPattern('digitsPattern', '\d', varargin);
end
