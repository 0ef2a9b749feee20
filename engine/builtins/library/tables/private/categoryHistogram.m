% SPDX-License-Identifier: Apache-2.0
function varargout = categoryHistogram(varargin)
% histogram(C), histogram(C,categories), (ax, …) with 'Normalization', 'DisplayOrder' ('data', 'ascend', 'descend'),
% 'NumDisplayBins', 'Orientation', 'BarWidth' and what bars have: a bar for each category.
args = varargin;
ax = [];
if isa(args{1}, 'matlab.graphics.axis.Axes')
    ax = args{1};
    args(1) = [];
end
c = args{1};
args(1) = [];
names = categories(c);
if mod(numel(args), 2) == 1
    names = cellstr(args{1});
    args(1) = [];
end
own = struct('Normalization', 'count', 'DisplayOrder', 'data', 'NumDisplayBins', Inf, 'Orientation', 'vertical', 'DisplayStyle', 'bar');
k = 1;
while k < numel(args)
    at = find(strcmpi(char(args{k}), fieldnames(own)), 1);
    if isempty(at), k = k + 2; continue, end
    fields = fieldnames(own);
    own.(fields{at}) = args{k + 1};
    args(k:k + 1) = [];
end
kind = validatestring(own.Normalization, {'count', 'probability', 'percentage', 'pdf', 'countdensity', 'cumcount', 'cdf'}, 'histogram', 'Normalization');
order = validatestring(own.DisplayOrder, {'data', 'manual', 'ascend', 'descend'}, 'histogram', 'DisplayOrder');
way = validatestring(own.Orientation, {'vertical', 'horizontal'}, 'histogram', 'Orientation');
[~, at] = ismember(names, categories(c));
codes = double(c(:));
n = zeros(1, numel(names));
for k = 1:numel(names), n(k) = nnz(codes == at(k)); end
if any(strcmp(order, {'ascend', 'descend'}))
    [n, by] = sort(n, order);
    names = names(by);
end
shown = 1:min(numel(n), own.NumDisplayBins);
total = numel(codes);
switch kind
    case {'probability', 'pdf'}, n = n/total;
    case 'percentage', n = 100*n/total;
    case 'cumcount', n = cumsum(n);
    case 'cdf', n = cumsum(n)/total;
end
if isempty(ax), ax = gca; end
how = @bar;
letter = 'X';
if strcmp(way, 'horizontal')
    how = @barh;
    letter = 'Y';
end
h = how(ax, shown, n(shown), 'BarWidth', 0.9, 'FaceAlpha', 0.6, args{:});
set(ax, [letter 'Tick'], shown, [letter 'TickLabel'], names(shown), [letter 'Lim'], [0.4, numel(shown) + 0.6]);
varargout = repmat({h}, 1, nargout);
end
