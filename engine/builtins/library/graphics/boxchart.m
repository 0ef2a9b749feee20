% SPDX-License-Identifier: Apache-2.0
function h = boxchart(varargin)
% Boxes from the first to the third quartile with the median, whiskers and outliers: boxchart(Y) of each column, or
% boxchart(groups,y) of each group, which may be categories. 'GroupByColor' stands boxes of other colours side by side, an
% object each. Properties: BoxFaceColor, BoxWidth, Notch, MarkerStyle, WhiskerLineColor, Orientation, JitterOutliers, …
[ax, rest] = leadingAxes(varargin);
n = 0;
while n < min(numel(rest), 2) && ~(ischar(rest{n+1}) || isstring(rest{n+1})), n = n + 1; end
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
names = {};
if n == 1
    y = rest{1};
    if isvector(y), y = y(:); end
    x = repelem((1:size(y, 2)).', size(y, 1), 1);
    places = 1:size(y, 2);
    y = y(:);
else
    x = rest{1};
    if iscategorical(x), names = categories(x); x = double(x); end
    x = x(:);
    y = rest{2};
    y = y(:);
    if numel(x) ~= numel(y)
        error('MATLAB:boxchart:SizeMismatch', 'The groups and the data must have the same size.');
    end
    places = unique(x(~isnan(x))).';
    if ~isempty(names), places = 1:numel(names); end
end
if ~(isnumeric(y) || islogical(y)) || ~(isnumeric(x) || islogical(x))
    error('MATLAB:boxchart:InvalidData', 'The data must be numeric, and the groups numeric or categorical.');
end
rest = rest(n+1:end);
[by, rest] = takeOption(rest, 'GroupByColor', []);
number = ones(size(y));
levels = {[]};
if ~isempty(by)
    if ischar(by), by = cellstr(by); end
    by = by(:);
    if numel(by) ~= numel(y)
        error('MATLAB:boxchart:SizeMismatch', 'The groups and the data must have the same size.');
    end
    if iscategorical(by)
        levels = categories(by);
        number = double(by);
    else
        [g, ~, number] = unique(by);
        if isnumeric(g) || islogical(g), levels = num2cell(g); else, levels = cellstr(g); end
    end
end
newplot(ax);
made = cell(1, numel(levels));
for k = 1:numel(levels)
    in = number(:) == k;
    own = {};
    if ~isempty(by), own = {'DisplayName', num2str(levels{k})}; end
    made{k} = boxes(ax, @boxSummary, x(in), y(in), {k, numel(levels), levels{k}}, own{:}, rest{:});
end
made = vertcat(made{:});
axis = 'X';
if strcmp(made(1).Orientation, 'horizontal'), axis = 'Y'; end
if numel(places) <= 30 && ~isempty(places), set(ax, [axis 'Tick'], places); end
if ~isempty(names), set(ax, [axis 'TickLabel'], names); end
if nargout > 0, h = made; end
end
