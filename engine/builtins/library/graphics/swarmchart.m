% SPDX-License-Identifier: Apache-2.0
function h = swarmchart(varargin)
% Points moved aside where they crowd: swarmchart(x,y,size,color,'filled',Name,Value).
[ax, rest] = leadingAxes(varargin);
if leadingNumbers(rest) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = double(rest{1}(:));
y = double(rest{2}(:));
if numel(x) ~= numel(y), error('MATLAB:scatter:InvalidXYData', 'X and Y must be vectors of the same length.'); end
[wide, rest] = takeOption(rest, 'XJitterWidth', 0.9);
places = x;
groups = unique(x).';
step = 1;
if numel(groups) > 1, step = min(diff(groups)); end
reach = max(y) - min(y);
if ~(reach > 0), reach = 1; end
for g = groups
    mine = find(x == g);
    if numel(mine) < 2, continue, end
    % How many there are about as high decides how far they may go to the side.
    row = floor((y(mine) - min(y))/reach*30);
    crowd = accumarray(row + 1, 1);
    most = max(crowd);
    [~, order] = sortrows([row, y(mine)]);
    seen = zeros(size(crowd));
    for k = order.'
        r = row(k) + 1;
        seen(r) = seen(r) + 1;
        side = (-1)^seen(r)*floor(seen(r)/2);
        places(mine(k)) = g + step*wide*side/max(most, 8);
    end
end
made = scatter(ax, places, y, rest{3:end});
if numel(groups) < 16, set(ax, 'XTick', groups); end
xlim(ax, [groups(1) - 0.7*step, groups(end) + 0.7*step]);
if nargout > 0, h = made; end
end
