% SPDX-License-Identifier: Apache-2.0
function [ax, h1, h2] = plotyy(x1, y1, x2, y2, first, second)
% Two curves over axes of their own at the left and right: plotyy(x1,y1,x2,y2,f1,f2).
if nargin < 5, first = @plot; end
if nargin < 6, second = first; end
first = toFunction(first);
second = toFunction(second);
yyaxis left
h1 = first(x1, y1);
left = gca;
yyaxis right
h2 = second(x2, y2);
ax = [left, gca];
yyaxis left
if nargout == 0, clear ax h1 h2, end
end
function f = toFunction(f)
if ischar(f) || isstring(f), f = str2func(char(f)); end
end
