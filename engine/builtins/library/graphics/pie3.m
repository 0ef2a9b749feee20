% SPDX-License-Identifier: Apache-2.0
function h = pie3(varargin)
% A thick disc cut in slices as large as the numbers: pie3(x,explode,labels).
[ax, rest] = leadingAxes(varargin);
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = double(rest{1}(:).');
rest(1) = [];
if any(x < 0) || any(~isfinite(x)) || isempty(x)
    error('MATLAB:pie3:NonPositiveData', 'Input data must be finite and nonnegative.');
end
apart = zeros(size(x));
if ~isempty(rest) && (isnumeric(rest{1}) || islogical(rest{1}))
    apart = double(rest{1}(:).') ~= 0;
    rest(1) = [];
end
if sum(x) > 1 + sqrt(eps), share = x/sum(x); else, share = x; end
if isempty(rest), labels = arrayfun(@(s) sprintf('%d%%', round(100*s)), share, 'UniformOutput', false);
else, labels = cellstr(rest{1}); end
newplot(ax);
map = colormap(ax);
n = numel(x);
wasHeld = ishold(ax);
hold(ax, 'on');
from = pi/2;
high = 0.35;
made = {};
for k = 1:n
    to = from + 2*pi*share(k);
    middle = (from + to)/2;
    t = linspace(from, to, max(2, ceil(90*share(k)) + 1));
    c = 0.1*apart(k)*[cos(middle) sin(middle)];
    color = map(min(size(map, 1), 1 + round((k-1)*(size(map, 1)-1)/max(1, n-1))), :);
    if share(k) > 0
        px = c(1) + [0 cos(t)];
        py = c(2) + [0 sin(t)];
        bottom = patch(ax, px, py, 0*px, color, 'EdgeColor', 'none');
        m = numel(px);
        edge = [1:m; [2:m 1]];
        made{end+1} = patch(ax, px([edge; flipud(edge)]), py([edge; flipud(edge)]), ...
            high*[zeros(2, m); ones(2, m)], color*0.85, 'EdgeColor', 'none');
        made{end+1} = patch(ax, px, py, high + 0*px, color);
        made{end+1} = text(ax, c(1) + 1.25*cos(middle), c(2) + 1.25*sin(middle), high, labels{k}, 'HorizontalAlignment', 'center');
    end
    from = to;
end
if ~wasHeld, hold(ax, 'off'); end
view(ax, 3);
axis(ax, 'equal', 'off');
xlim(ax, [-1.4 1.4]);
ylim(ax, [-1.4 1.4]);
zlim(ax, [0 high]);
if nargout > 0, h = [made{:}]; end
end
