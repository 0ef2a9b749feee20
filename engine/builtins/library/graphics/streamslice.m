% SPDX-License-Identifier: Apache-2.0
function h = streamslice(varargin)
% Streamlines with arrows, evenly over the plane: streamslice(X,Y,U,V,density) or streamslice(U,V).
[ax, args] = leadingAxes(varargin);
n = leadingNumbers(args);
density = 1;
if n == 3 || n == 5, density = args{n}; n = n - 1; end
if n == 4
    [x, y, u, v] = args{1:4};
elseif n == 2
    [u, v] = args{1:2};
    x = 1:size(u, 2);
    y = 1:size(u, 1);
else
    error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
x = axisOf(x, 2, size(u, 2));
y = axisOf(y, 1, size(u, 1));
% A cell of a coarse grid takes one line: what comes into a cell that another has ends there.
count = max(2, round(14*sqrt(max(density, 0.05))));
taken = false(count);
[sx, sy] = meshgrid((0.5:count)/count, (0.5:count)/count);
[~, order] = sort(max(abs(sx(:)-0.5), abs(sy(:)-0.5)), 'descend');
low = [min(x) min(y)];
reach = [max(x)-min(x), max(y)-min(y)];
speed = streamSpeed({x, y}, {u, v});
against = {-speed{1}, -speed{2}};
px = [];
py = [];
tipX = [];
tipY = [];
for k = order.'
    if taken(k), continue, end
    from = low + reach.*[sx(k) sy(k)];
    [forth, taken] = follow({x, y}, speed, from, low, reach, count, taken);
    [back, taken] = follow({x, y}, against, from, low, reach, count, taken);
    p = [flipud(back); forth(2:end, :)];
    taken(k) = true;
    if size(p, 1) < 8, continue, end
    px = [px; p(:, 1); NaN];
    py = [py; p(:, 2); NaN];
    m = ceil(size(p, 1)/2);
    m = min(m, size(p, 1) - 1);
    t = (p(m+1, :) - p(m, :))./reach;
    if ~any(t), continue, end
    t = 0.018*t/norm(t);
    side = 0.6*[-t(2) t(1)];
    tip = p(m, :);
    tipX = [tipX; tip(1) + reach(1)*[-t(1)+side(1); 0; -t(1)-side(1); NaN]];
    tipY = [tipY; tip(2) + reach(2)*[-t(2)+side(2); 0; -t(2)-side(2); NaN]];
end
newplot(ax);
color = [0 0.447 0.741];
made = [line(ax, px, py, 'Color', color); line(ax, tipX, tipY, 'Color', color)];
if nargout > 0, h = made; end
end

function [p, taken] = follow(grid, speed, from, low, reach, count, taken)
% A path from FROM up to the first cell that was taken before it came; its cells are taken then. It
% is followed in short pieces: most paths meet another soon.
cells = {1:numel(grid{1}), 1:numel(grid{2})};
at = [interp1(grid{1}, cells{1}, from(1)), interp1(grid{2}, cells{2}, from(2))];
most = 100;
p = from;
for piece = 1:2000/most
    track = streamWalk(speed, at, 0.2, most);
    at = track(end, :);
    p = [p; interp1(cells{1}, grid{1}, track(2:end, 1)), interp1(cells{2}, grid{2}, track(2:end, 2))];
    [p, index, ended] = untaken(p, low, reach, count, taken);
    if ended || size(track, 1) <= most, break, end
end
taken(index) = true;
end

function [p, index, ended] = untaken(p, low, reach, count, taken)
% The part of a path before the first cell that was taken before it came, and its cells.
% A closed line ends where it began.
far = sqrt(sum(((p - p(1, :))./reach*count).^2, 2));
back = find(cummax(far) > 0.4 & far < 0.2, 1);
if ~isempty(back), p = [p(1:back, :); p(1, :)]; end
c = min(count, max(1, 1 + floor((p - low)./reach*count)));
index = c(:, 2) + (c(:, 1) - 1)*count;
stop = find(index ~= index(1) & taken(index), 1);
ended = ~isempty(back) || ~isempty(stop);
if ~isempty(stop)
    p = p(1:stop-1, :);
    index = index(1:stop-1);
end
end
