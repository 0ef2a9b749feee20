% SPDX-License-Identifier: Apache-2.0
function p = maskedPattern(pat, name, varargin)
% A pattern that is shown by a name alone.
% Example: p = maskedPattern(digitsPattern, "number"); extract("a12", p)
x = patternExpression(pat);
if nargin < 2, name = inputname(1); end
p = makePattern(x, char(name));
end
