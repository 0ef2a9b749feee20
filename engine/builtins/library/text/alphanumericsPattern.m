% SPDX-License-Identifier: Apache-2.0
function p = alphanumericsPattern(varargin)
% A pattern of letters and digits: as many as there are, alphanumericsPattern(n) exactly n, alphanumericsPattern(least, most).
% Example: t = extract("a1 b22", alphanumericsPattern)
p = countedPattern('alphanumericsPattern', '[\p{L}\d]', varargin);
end
