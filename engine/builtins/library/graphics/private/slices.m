% SPDX-License-Identifier: Apache-2.0
function made = slices(args, inner)
% What piechart and donutchart do: slices clockwise from the top, with names and shares beside.
[ax, args] = leadingAxes(args);
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = double(args{1}(:).');
args(1) = [];
[inner, args] = takeOption(args, 'InnerRadius', inner);
names = {};
if ~isempty(args), names = cellstr(args{1}); end
share = x/sum(x);
newplot(ax);
wasHeld = ishold(ax);
hold(ax, 'on');
colors = lines(numel(x));
from = pi/2;
made = {};
for k = 1:numel(x)
    to = from - 2*pi*share(k);
    t = linspace(from, to, max(2, ceil(100*share(k)) + 1));
    made{end+1, 1} = fill(ax, [cos(t), inner*cos(fliplr(t))], [sin(t), inner*sin(fliplr(t))], colors(k, :), ...
        'EdgeColor', 'w', 'LineWidth', 1);
    m = (from + to)/2;
    side = {'left', 'right'};
    written = sprintf('%.4g%%', round(100*share(k)));
    if ~isempty(names), written = sprintf('%s (%s)', names{k}, written); end
    text(ax, 1.08*cos(m), 1.08*sin(m), written, 'HorizontalAlignment', side{1 + (cos(m) < 0)});
    from = to;
end
if ~wasHeld, hold(ax, 'off'); end
axis(ax, 'equal', 'off');
xlim(ax, [-1.9 1.9]);
ylim(ax, [-1.25 1.25]);
made = vertcat(made{:});
end
