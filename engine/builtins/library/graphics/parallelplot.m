% SPDX-License-Identifier: Apache-2.0
function h = parallelplot(X, varargin)
% Each row of a matrix as a line over its columns, each of which fills the height: parallelplot(X,Name,Value) with
% 'GroupData', 'CoordinateTickLabels', 'DataNormalization' ('range', 'zscore', 'none'), 'Title', 'LineWidth'.
[group, rest] = takeOption(varargin, 'GroupData', ones(size(X, 1), 1));
[labels, rest] = takeOption(rest, 'CoordinateTickLabels', {});
[how, rest] = takeOption(rest, 'DataNormalization', 'range');
[heading, rest] = takeOption(rest, 'Title', '');
[~, rest] = takeOption(rest, 'Jitter', 0);
X = double(X);
low = min(X, [], 1);
high = max(X, [], 1);
switch lower(how)
    case 'range', Y = (X - low)./max(high - low, realmin);
    case 'zscore', Y = (X - mean(X, 1))./std(X, 0, 1);
    case 'none', Y = X;
    otherwise
        error('MATLAB:parallelplot:Normalization', 'Unknown normalization ''%s''.', char(how));
end
made = parallelcoords(Y, 'Group', group, 'Labels', labels, rest{:});
ax = gca;
ylabel(ax, '');
if strcmpi(how, 'range')
    set(ax, 'YLim', [-0.06 1.06], 'YTick', []);
    for k = 1:size(X, 2)
        line(ax, [k k], [0 1], 'Color', [0.4 0.4 0.4], 'HandleVisibility', 'off');
        text(ax, k, -0.01, sprintf('%.4g', low(k)), 'VerticalAlignment', 'top', 'HorizontalAlignment', 'center', 'FontSize', 8);
        text(ax, k, 1.01, sprintf('%.4g', high(k)), 'VerticalAlignment', 'bottom', 'HorizontalAlignment', 'center', 'FontSize', 8);
    end
    set(ax, 'XLim', [0.7 size(X, 2) + 0.3]);
end
grid(ax, 'off');
if ~isempty(get(ax, 'Legend')), legend(ax, 'Location', 'northeastoutside'); end
if ~isempty(heading), title(ax, heading); end
if nargout > 0, h = made; end
end
