% SPDX-License-Identifier: Apache-2.0
function p = namedPattern(pat, name, varargin)
% A pattern with a name, by which it is shown.
% Example: p = namedPattern(digitsPattern, "number"); extract("a12", p)
x = patternExpression(pat);
if nargin < 2, name = inputname(1); end
p = makePattern(x, char(name));
end
