% SPDX-License-Identifier: Apache-2.0
function h = parallelcoords(varargin)
% Each row of a matrix as a line over its columns: parallelcoords(X,Name,Value) with 'Group', 'Labels',
% 'Standardize' ('on'), 'Quantile' (the median and two quantiles of each group instead of all rows).
[ax, rest] = leadingAxes(varargin);
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
X = double(rest{1});
[group, rest] = takeOption(rest(2:end), 'Group', ones(size(X, 1), 1));
[labels, rest] = takeOption(rest, 'Labels', {});
[standard, rest] = takeOption(rest, 'Standardize', 'off');
[q, rest] = takeOption(rest, 'Quantile', []);
if strcmpi(standard, 'on'), X = (X - mean(X, 1, 'omitnan'))./std(X, 0, 1, 'omitnan'); end
[names, ~, number] = unique(group(:));
newplot(ax);
wasHeld = ishold(ax);
hold(ax, 'on');
colors = lines(numel(names));
n = size(X, 2);
made = {};
heads = {};
for k = 1:numel(names)
    mine = X(number == k, :);
    if iscell(names), name = names{k}; else, name = num2str(names(k)); end
    if isempty(q)
        drawn = mine;
    else
        drawn = quantile(mine, [0.5 q 1 - q], 1);
    end
    for r = 1:size(drawn, 1)
        made{end+1, 1} = plot(ax, 1:n, drawn(r, :), 'Color', colors(k, :), rest{:}); %#ok
        if r == 1, heads{k} = made{end}; set(made{end}, 'DisplayName', name); end %#ok
        if r == 1 && ~isempty(q), set(made{end}, 'LineWidth', 2); end
        if r > 1 && ~isempty(q), set(made{end}, 'LineStyle', ':'); end
    end
end
if ~wasHeld, hold(ax, 'off'); end
set(ax, 'XTick', 1:n, 'XLim', [1 max(n, 2)]);
if ~isempty(labels), set(ax, 'XTickLabel', labels); end
grid(ax, 'on');
ylabel(ax, 'Coordinate Value');
if numel(names) > 1, legend(vertcat(heads{:})); end
if nargout > 0, h = vertcat(made{:}); end
end
