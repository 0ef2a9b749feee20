% SPDX-License-Identifier: Apache-2.0
function p = whitespacePattern(varargin)
% A pattern of white space: as many as there are, whitespacePattern(n) exactly n, whitespacePattern(least, most).
% Example: t = extract("a1 b22", whitespacePattern)
p = countedPattern('whitespacePattern', '\s', varargin);
end
