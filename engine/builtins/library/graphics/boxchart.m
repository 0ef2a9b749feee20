% SPDX-License-Identifier: Apache-2.0
function h = boxchart(varargin)
% Boxes from the first to the third quartile with the median, whiskers and outliers of each column:
% boxchart(Y) or boxchart(groups,y) with 'Notch', 'BoxWidth', 'BoxFaceColor', 'MarkerStyle', 'WhiskerLineColor', and
% 'GroupByColor', which stands boxes of other colours side by side.
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
[rim, rest] = takeOption(rest, 'WhiskerLineColor', []);
[notch, rest] = takeOption(rest, 'Notch', 'off');
notch = isequal(notch, true) || strcmpi(notch, 'on');
[by, rest] = takeOption(rest, 'GroupByColor', []);
where = places;
colors = {color};
names = {};
kind = ones(1, numel(samples));
if ~isempty(by)
    if n == 1, groups = repelem(places(:), size(y, 1)); y = y(:); end
    if ischar(by), by = cellstr(by); end
    [g, ~, number] = unique(by(:));
    m = numel(g);
    if isnumeric(g) || islogical(g), names = arrayfun(@num2str, g, 'UniformOutput', false); else, names = cellstr(g); end
    colors = num2cell(lines(m), 2);
    width = width*1.4/m;
    samples = {};
    where = [];
    kind = [];
    for k = 1:numel(places)
        for c = 1:m
            samples{end+1} = y(groups(:) == places(k) & number == c);
            where(end+1) = places(k) + (c - (m+1)/2)*width*1.15;
            kind(end+1) = c;
        end
    end
end
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
    l = where(k) - width/2;
    r = where(k) + width/2;
    m = where(k);
    color = colors{kind(k)};
    if notch
        % As far from the median as makes two medians differ.
        e = 1.57*(q(3) - q(1))/sqrt(numel(s));
        d = width/4;
        bx = [l r r r-d r r l l l+d l];
        by3 = [q(1) q(1) q(2)-e q(2) q(2)+e q(3) q(3) q(2)+e q(2) q(2)-e];
    else
        d = 0;
        bx = [l r r l];
        by3 = [q(1) q(1) q(3) q(3)];
    end
    made{end+1} = fill(ax, bx, by3, color, 'FaceAlpha', 0.25, 'EdgeColor', color, rest{:});
    if ~isempty(names)
        if kind(k) <= numel(names) && k == find(kind == kind(k), 1)
            set(made{end}, 'DisplayName', names{kind(k)});
        else
            made{end}.Annotation.LegendInformation.IconDisplayStyle = 'off';
        end
    end
    line(ax, [l+d r-d], [q(2) q(2)], 'Color', color, 'LineWidth', 1, 'HandleVisibility', 'off');
    whisker = color;
    if ~isempty(rim), whisker = rim; end
    line(ax, [m m NaN m m NaN l+width/4 r-width/4 NaN l+width/4 r-width/4], ...
        [q(3) max(inside) NaN q(1) min(inside) NaN max(inside) max(inside) NaN min(inside) min(inside)], ...
        'Color', whisker, 'HandleVisibility', 'off');
    if ~isempty(far)
        line(ax, repmat(m, 1, numel(far)), far(:).', 'LineStyle', 'none', 'Marker', mark, 'MarkerSize', 5, 'Color', color, 'HandleVisibility', 'off');
    end
end
if ~wasHeld, hold(ax, 'off'); end
set(ax, 'XTick', places);
xlim(ax, [min(places)-1 max(places)+1]);
if nargout > 0, h = vertcat(made{:}); end
end
