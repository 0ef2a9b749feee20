% SPDX-License-Identifier: Apache-2.0
function h = heatmap(varargin)
% A matrix as colored cells with their numbers: heatmap(C) or heatmap(xvalues,yvalues,C), with
% 'Title', 'XLabel', 'YLabel', 'Colormap', 'ColorLimits', 'CellLabelFormat', 'ColorbarVisible'.
rest = varargin;
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(rest) >= 3 && ~(ischar(rest{2}) || (isstring(rest{2}) && isscalar(rest{2})))
    xnames = rest{1};
    ynames = rest{2};
    C = rest{3};
    rest = rest(4:end);
else
    C = rest{1};
    xnames = 1:size(C, 2);
    ynames = 1:size(C, 1);
    rest = rest(2:end);
end
[words{1}, rest] = takeOption(rest, 'Title', '');
[words{2}, rest] = takeOption(rest, 'XLabel', '');
[words{3}, rest] = takeOption(rest, 'YLabel', '');
[map, rest] = takeOption(rest, 'Colormap', [linspace(0.93, 0.02, 64); linspace(0.96, 0.35, 64); linspace(1, 0.63, 64)].');
[limits, rest] = takeOption(rest, 'ColorLimits', []);
[format, rest] = takeOption(rest, 'CellLabelFormat', '%.4g');
[bar, rest] = takeOption(rest, 'ColorbarVisible', 'on');
[labels, rest] = takeOption(rest, 'CellLabelColor', 'auto');
if ~isempty(rest)
    error('MATLAB:hg:InvalidProperty', 'Unrecognized property %s for class HeatmapChart.', char(rest{1}));
end
made = imagesc(C);
ax = gca;
colormap(ax, map);
if isempty(limits), limits = get(ax, 'CLim'); end
caxis(ax, limits);
set(ax, 'XTick', 1:size(C, 2), 'YTick', 1:size(C, 1), 'XTickLabel', xnames, 'YTickLabel', ynames, 'TickDir', 'none');
if ~strcmpi(labels, 'none')
    map = get(ax, 'Colormap');
    for k = 1:numel(C)
        [i, j] = ind2sub(size(C), k);
        if isnan(C(k)), continue, end
        share = min(max((C(k) - limits(1))/max(diff(limits), realmin), 0), 1);
        ground = map(1 + round(share*(size(map, 1)-1)), :);
        color = labels;
        if ischar(labels) && strcmpi(labels, 'auto')
            if ground*[0.3; 0.59; 0.11] > 0.5, color = [0.1 0.1 0.1]; else, color = [1 1 1]; end
        end
        text(ax, j, i, sprintf(format, C(k)), 'HorizontalAlignment', 'center', 'Color', color);
    end
end
if strcmpi(bar, 'on'), colorbar; end
if ~isempty(words{1}), title(ax, words{1}); end
if ~isempty(words{2}), xlabel(ax, words{2}); end
if ~isempty(words{3}), ylabel(ax, words{3}); end
if nargout > 0, h = made; end
end
