% SPDX-License-Identifier: Apache-2.0
function h = boxplot(x, varargin)
% Boxes from the first to the third quartile with the median, whiskers and outliers of each column or
% group: boxplot(X), boxplot(x,groups), 'Labels',names.
[labels, rest] = takeOption(varargin, 'Labels', {});
groups = [];
look = {'MarkerStyle', '+', 'BoxFaceAlpha', 0, 'BoxEdgeColor', 'b', 'BoxMedianLineColor', 'r', 'MarkerColor', 'r', 'WhiskerLineStyle', '--', 'WhiskerLineColor', 'k'};
if ~isempty(rest) && (mod(numel(rest), 2) == 1), groups = rest{1}; rest(1) = []; end
if isempty(groups)
    if isvector(x), x = x(:); end
    made = boxchart(x, look{:});
    names = arrayfun(@num2str, 1:size(x, 2), 'UniformOutput', false);
else
    if ischar(groups), groups = cellstr(groups); end
    if isnumeric(groups) || islogical(groups)
        [g, ~, number] = unique(groups(:));
        names = arrayfun(@num2str, g.', 'UniformOutput', false);
    else
        [g, ~, number] = unique(cellstr(groups(:)), 'stable');
        names = g(:).';
    end
    made = boxchart(number, x(:), look{:});
end
if ~isempty(labels), names = cellstr(labels); end
xticklabels(names);
if nargout > 0, h = made; end
end
