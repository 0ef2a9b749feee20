% SPDX-License-Identifier: Apache-2.0
function h = boxchart(varargin)
% Boxes from the first to the third quartile with the median, whiskers and outliers of each column:
% boxchart(Y) or boxchart(groups,y).
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if n == 1
    y = rest{1};
    if isvector(y), y = y(:); end
    places = 1:size(y, 2);
    samples = num2cell(y, 1);
else
    groups = rest{1}(:);
    y = rest{2}(:);
    if numel(groups) ~= numel(y)
        error('MATLAB:boxchart:SizeMismatch', 'The groups and the data must have the same size.');
    end
    places = unique(groups).';
    samples = arrayfun(@(g) y(groups == g), places, 'UniformOutput', false);
    n = 2;
end
rest = rest(n+1:end);
[width, rest] = takeOption(rest, 'BoxWidth', 0.5);
[color, rest] = takeOption(rest, 'BoxFaceColor', [0 0.447 0.741]);
[mark, rest] = takeOption(rest, 'MarkerStyle', 'o');
newplot(ax);
wasHeld = ishold;
hold(ax, 'on');
made = {};
for k = 1:numel(samples)
    s = sort(samples{k}(~isnan(samples{k})));
    if isempty(s), continue, end
    q = quantile(s(:), [0.25 0.5 0.75]);
    reach = 1.5*(q(3) - q(1));
    inside = s(s >= q(1) - reach & s <= q(3) + reach);
    far = s(s < q(1) - reach | s > q(3) + reach);
    l = places(k) - width/2;
    r = places(k) + width/2;
    m = places(k);
    made{end+1} = fill(ax, [l r r l], [q(1) q(1) q(3) q(3)], color, 'FaceAlpha', 0.25, 'EdgeColor', color, rest{:});
    line(ax, [l r], [q(2) q(2)], 'Color', color, 'LineWidth', 1, 'HandleVisibility', 'off');
    line(ax, [m m NaN m m NaN l+width/4 r-width/4 NaN l+width/4 r-width/4], ...
        [q(3) max(inside) NaN q(1) min(inside) NaN max(inside) max(inside) NaN min(inside) min(inside)], ...
        'Color', color, 'HandleVisibility', 'off');
    if ~isempty(far)
        line(ax, repmat(m, 1, numel(far)), far(:).', 'LineStyle', 'none', 'Marker', mark, 'MarkerSize', 5, 'Color', color, 'HandleVisibility', 'off');
    end
end
if ~wasHeld, hold(ax, 'off'); end
set(ax, 'XTick', places);
xlim(ax, [min(places)-1 max(places)+1]);
if nargout > 0, h = vertcat(made{:}); end
end
