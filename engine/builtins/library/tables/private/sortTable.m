% SPDX-License-Identifier: Apache-2.0
function [T, order] = sortTable(T, varargin)
% sortrows of a table: by all variables or those named, 'RowNames' or times; directions; MissingPlacement, ComparisonMethod.
s = objectState(T);
args = varargin;
missingAt = 'auto';
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && isscalar(string(a)) && any(strcmpi(a, {'MissingPlacement', 'ComparisonMethod'})), args), 1);
if ~isempty(at)
    for k = at:2:numel(args) - 1, if strcmpi(args{k}, 'MissingPlacement'), missingAt = validatestring(args{k + 1}, {'auto', 'first', 'last'}); end, end
    args(at:end) = [];
end
directions = {'ascend'};
keys = ':';
if s.timed, keys = s.dims{1}; end
isDirection = @(a) (ischar(a) || isstring(a) || iscellstr(a)) && ~isempty(a) && all(ismember(lower(cellstr(a)), {'ascend', 'descend'}));
if ~isempty(args) && isDirection(args{1}) && ~any(ismember(cellstr(args{1}), s.names)), args = [{keys} args(1)]; end
if ~isempty(args), keys = args{1}; end
if numel(args) > 1
    directions = args{2};
    if ~isDirection(directions)
        error('MATLAB:table:sortrows:UnrecognizedMode', 'The sorting direction must be ''ascend'' or ''descend''.');
    end
    directions = lower(cellstr(directions));
end
if isnumeric(keys)
    if numel(args) < 2, directions = repmat({'ascend'}, 1, numel(keys)); directions(keys < 0) = {'descend'}; end
    keys = abs(keys);
end
rows = {'RowNames'};
if strcmp(s.dims{1}, 'Row'), rows{2} = 'Row'; else, rows{2} = s.dims{1}; end
if (ischar(keys) || isstring(keys)) && isscalar(string(keys)) && any(strcmp(char(keys), rows)) && ~ismember(char(keys), s.names)
    if s.timed, parts = {s.times}; elseif isempty(s.rowNames), order = (1:s.rows)'; return, else, parts = {s.rowNames}; end
else
    parts = s.vars(tableVariables(s, keys));
end
if isscalar(directions), directions = repmat(directions, 1, numel(parts)); end
codes = zeros(s.rows, 0);
columns = [];
for k = 1:numel(parts)
    c = columnCodes(parts{k});
    down = strcmp(directions{k}, 'descend');
    gone = isnan(c);
    if down, c = -c; end
    first = strcmp(missingAt, 'first') || (down && strcmp(missingAt, 'auto'));
    c(gone) = Inf*(1 - 2*first);
    % What is infinite itself stays within the missing ones.
    codes = [codes, reshape([(1 - 2*first)*gone; c], s.rows, [])];
end
[~, order] = sortrows(codes);
T = makeTable(chosenRows(s, order), T);
end
