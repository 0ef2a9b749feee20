% SPDX-License-Identifier: Apache-2.0
function p = lettersPattern(varargin)
% A pattern of letters: as many as there are, lettersPattern(n) exactly n, lettersPattern(least, most).
% Example: t = extract("a1 b22", lettersPattern)
p = countedPattern('lettersPattern', '\p{L}', varargin);
end
