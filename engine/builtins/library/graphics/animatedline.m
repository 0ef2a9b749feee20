% SPDX-License-Identifier: Apache-2.0
function h = animatedline(varargin)
% A line without points, or with those of x and y, to which addpoints adds: animatedline(x,y,Name,Value).
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
x = [];
y = [];
if n >= 2, x = rest{1}; y = rest{2}; end
rest = rest(n+1:end);
[most, rest] = takeOption(rest, 'MaximumNumPoints', Inf);
if ~any(cellfun(@(r) (ischar(r) || isstring(r)) && strcmpi(r, 'Color'), rest)), rest = [rest {'Color', 'k'}]; end
made = line(ax, x(:).', y(:).', rest{:});
set(made, 'UserData', most);
if nargout > 0, h = made; end
end
