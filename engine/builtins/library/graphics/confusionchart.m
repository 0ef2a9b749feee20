% SPDX-License-Identifier: Apache-2.0
function h = confusionchart(varargin)
% Counts of true classes (rows) and predicted ones (columns) as coloured cells: confusionchart(truth, predicted), confusionchart(C) or (C, labels) of a matrix as
% confusionmat gives it, into a figure before them. Options, which h has, too: Title, XLabel, YLabel, Normalization ('absolute', 'row-normalized', 'column-normalized',
% 'total-normalized'), RowSummary and ColumnSummary ('off', 'absolute', 'row-normalized' or 'column-normalized'), DiagonalColor, OffDiagonalColor, GridVisible, FontSize.
% ClassLabels and NormalizedValues are read; sortClasses(h, order) puts the classes into another order, of labels or 'descending-diagonal', 'ascending-diagonal'.
% Example: h = confusionchart([1 1 2 2 2], [1 2 2 2 1]); C = h.NormalizedValues
args = varargin;
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
place = [];
if isscalar(args{1}) && isgraphics(args{1}) && numel(args) > 1, place = args{1}; args(1) = []; end
first = args{1};
args(1) = [];
isName = @(v) (ischar(v) && isrow(v) || isstring(v) && isscalar(v)) && any(strcmpi(v, {'Title', 'XLabel', 'YLabel', 'Normalization', 'RowSummary', 'ColumnSummary', ...
    'DiagonalColor', 'OffDiagonalColor', 'GridVisible', 'FontSize', 'FontName', 'FontColor'}));
matrix = isnumeric(first) && ismatrix(first) && size(first, 1) == size(first, 2) && (isempty(args) || isName(args{1}) || numel(args{1}) ~= numel(first) || isscalar(first) && ~isnumeric(args{1}));
if matrix
    C = double(first);
    labels = (1:size(C, 1))';
    if ~isempty(args) && ~isName(args{1}), labels = args{1}; args(1) = []; end
    if numel(labels) ~= size(C, 1) && ~ischar(labels)
        error('stats:confusionchart:InvalidClassLabels', 'There must be a class label for each row of the matrix.');
    end
    if any(C(:) < 0 | C(:) ~= fix(C(:))), error('stats:confusionchart:InvalidMatrix', 'The confusion matrix must have nonnegative integers.'); end
else
    if isempty(args), error('stats:confusionchart:NotSquare', 'The confusion matrix must be square.'); end
    [C, labels] = confusionmat(first, args{1});
    args(1) = [];
end
if ischar(labels), labels = cellstr(labels); end
p = struct('Title', '', 'XLabel', 'Predicted Class', 'YLabel', 'True Class', 'ClassLabels', {labels(:)}, 'NormalizedValues', C, 'Normalization', 'absolute', 'RowSummary', 'off', ...
    'ColumnSummary', 'off', 'DiagonalColor', [0 0.4471 0.7412], 'OffDiagonalColor', [0.851 0.3255 0.098], 'GridVisible', 'on', 'FontSize', 10, 'FontName', 'Helvetica', 'FontColor', [0.15 0.15 0.15]);
if isempty(place), place = newplot(gca); elseif strcmp(get(place, 'Type'), 'figure'), figure(place); place = newplot(gca); end
made = confusionObject(C, p, place, args);
if nargout > 0, h = made; end
end
