% SPDX-License-Identifier: Apache-2.0
function h = swarmchart(varargin)
% Points moved aside where they crowd: swarmchart(x,y,size,color,'filled',Name,Value).
[ax, rest] = leadingAxes(varargin);
if leadingNumbers(rest) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = double(rest{1}(:));
y = double(rest{2}(:));
if numel(x) ~= numel(y), error('MATLAB:scatter:InvalidXYData', 'X and Y must be vectors of the same length.'); end
[wide, rest] = takeOption(rest, 'XJitterWidth', 0.9);
[groups, ~, own] = unique(x(:));
groups = groups(~isnan(groups)).';
step = 1;
if numel(groups) > 1, step = min(diff(groups)); end
reach = max(y) - min(y);
if ~(reach > 0), reach = 1; end
% Of the points of a group that are about as high, one after another goes to the left and to the right of those
% before it. How many there are decides how far they may go.
key = own*32 + floor((y - min(y))/reach*30);
[~, byHeight] = sort(y);
[key, order] = sort(key(byHeight));
order = byHeight(order);
number = (1:numel(y)).';
first = cummax(number.*[true; diff(key) ~= 0]);
number = number - first + 1;
most = max(8, accumarray(own(order), number, [], @max));
side = zeros(size(x));
side(order) = (1 - 2*mod(number, 2)).*floor(number/2);
places = x + step*wide*side./most(own);
made = scatter(ax, places, y, rest{3:end});
if ~isempty(groups) && numel(groups) < 16, set(ax, 'XTick', groups); end
if ~isempty(groups), xlim(ax, [groups(1) - 0.7*step, groups(end) + 0.7*step]); end
if nargout > 0, h = made; end
end
