% SPDX-License-Identifier: Apache-2.0
function varargout = grpstats(x, group, whichstats, varargin)
% Statistics of the columns of x in groups: means, or those named in whichstats ('mean', 'sem', 'numel', 'gname', 'std', 'var', 'min', 'max',
% 'range', 'median', 'mode', 'meanci', 'predci', or functions). A cell of several grouping variables makes a group of each combination.
% grpstats(T, groupvars, whichstats) of a table T is a table with a row for each group: the grouping variables, GroupCount and the statistics of the
% other variables or of those that DataVars names; VarNames names the answer's variables. Alpha (0.05) is the level of the intervals.
% Example: m = grpstats([1 2; 3 4; 5 9], [1 1 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
stats = {};
args = varargin;
if nargin > 2
    if (ischar(whichstats) || isstring(whichstats)) && isscalar(string(whichstats)) && any(strcmpi(whichstats, {'Alpha', 'DataVars', 'VarNames'}))
        args = [{whichstats} args];
    else
        stats = whichstats;
        if isstring(stats), stats = cellstr(stats); elseif ~iscell(stats) && ~isempty(stats), stats = {stats}; end
    end
end
if mod(numel(args), 2) == 1 && isnumeric(args{1}), args = [{'Alpha'} args]; end
if mod(numel(args), 2) == 1, error('stats:internal:parseArgs:WrongNumberArgs', 'Wrong number of arguments.'); end
o = struct('Alpha', 0.05, 'DataVars', [], 'VarNames', {{}});
for k = 1:2:numel(args), o.(validatestring(args{k}, fieldnames(o), 'grpstats')) = args{k + 1}; end
if istabular(x)
    varargout = {ofTable(x, group, stats, o)};
    return
end
if isempty(stats)
    stats = {'mean', 'sem', 'numel', 'gname'};
    stats = stats(1:max(nargout, 1));
end
if isempty(group), group = ones(size(x, 1), 1); end
if ~iscell(group) || iscellstr(group), group = {group}; end
if isrow(x) && numel(group{1}) == numel(x), x = x.'; end
[g, labels] = groupsOf(group);
if numel(g) ~= size(x, 1), error('stats:grpstats:InputSizeMismatch', 'The grouping variables must have as many elements as X has rows.'); end
k = size(labels, 1);
varargout = cell(1, numel(stats));
for s = 1:numel(stats)
    what = stats{s};
    if ~isa(what, 'function_handle') && strcmpi(what, 'gname'), varargout{s} = labels; else, varargout{s} = byGroup(what, x, g, k, o.Alpha); end
end
end

function R = ofTable(T, group, stats, o)
if isempty(stats), stats = {'mean'}; end
every = T.Properties.VariableNames;
if isempty(group), keys = {}; else, keys = T(1:0, group).Properties.VariableNames; end
if isempty(o.DataVars), data = setdiff(every, keys, 'stable'); else, data = T(1:0, o.DataVars).Properties.VariableNames; end
if isempty(keys)
    [g, labels, first] = deal(ones(height(T), 1), {'All'}, 1);
else
    [g, labels, first] = groupsOf(cellfun(@(n) T.(n), keys, 'UniformOutput', false));
end
k = size(labels, 1);
names = [keys {'GroupCount'}];
values = [cellfun(@(n) T.(n)(first, :), keys, 'UniformOutput', false) {accumarray(g(~isnan(g)), 1, [k 1])}];
for n = data
    v = T.(n{1});
    if ~isnumeric(v) && ~islogical(v)
        error('stats:grpstats:BadData', 'Data variables must be numeric or logical: ''%s'' is of class %s. Name those to summarize in DataVars.', n{1}, class(v));
    end
    for s = 1:numel(stats)
        if strcmpi(nameOf(stats{s}, s), 'gname'), continue, end
        names{end + 1} = [nameOf(stats{s}, s) '_' n{1}];
        y = byGroup(stats{s}, v, g, k, o.Alpha);
        if size(v, 2) == 1, y = reshape(y, k, []); end
        values{end + 1} = y;
    end
end
if ~isempty(o.VarNames)
    if numel(cellstr(o.VarNames)) ~= numel(names), error('stats:grpstats:BadVarNames', 'VarNames must have a name for each variable of the answer (%d).', numel(names)); end
    names = reshape(cellstr(o.VarNames), 1, []);
end
rows = labels(:, 1);
for c = 2:size(labels, 2), rows = strcat(rows, '_', labels(:, c)); end
R = table(values{:}, 'VariableNames', names, 'RowNames', rows);
end

function name = nameOf(what, k)
if ~isa(what, 'function_handle'), name = lower(char(what)); return, end
name = func2str(what);
if ~isvarname(name), name = sprintf('Fun%d', k); end
end

function [g, labels, first] = groupsOf(group)
% Numbers of the groups, a row of labels for each and where it comes first.
codes = cell(size(group));
words = cell(size(group));
for c = 1:numel(group)
    [codes{c}, words{c}] = grp2idx(group{c});
    codes{c} = codes{c}(:);
    if numel(codes{c}) ~= numel(codes{1}), error('stats:grpstats:InputSizeMismatch', 'The grouping variables must have the same length.'); end
end
codes = [codes{:}];
g = NaN(size(codes, 1), 1);
known = find(all(~isnan(codes), 2));
[combined, first, g(known)] = unique(codes(known, :), 'rows');
first = known(first);
labels = cell(size(combined));
for c = 1:size(combined, 2), labels(:, c) = words{c}(combined(:, c)); end
end

function out = byGroup(what, x, g, k, alpha)
out = zeros(k, size(x, 2));
for j = 1:k
    part = double(x(g == j, :));
    value = cell(1, size(x, 2));
    for c = 1:size(x, 2)
        v = part(:, c);
        value{c} = reshape(statistic(what, v(~isnan(v)), alpha), 1, 1, []);
    end
    row = cat(2, value{:});
    if j == 1, out = zeros(k, size(row, 2), size(row, 3)); end
    out(j, :, :) = row;
end
end

function y = statistic(what, v, alpha)
if isa(what, 'function_handle'), y = what(v); return, end
switch lower(char(what))
    case 'mean', y = mean(v);
    case 'sem', y = std(v)/sqrt(numel(v));
    case 'numel', y = numel(v);
    case 'std', y = std(v);
    case 'var', y = var(v);
    case 'min', y = min(v);
    case 'max', y = max(v);
    case 'range', y = max(v) - min(v);
    case 'median', y = median(v);
    case 'mode', y = mode(v);
    case 'meanci', y = mean(v) + tinv([alpha/2 1 - alpha/2], numel(v) - 1)*std(v)/sqrt(numel(v));
    case 'predci', y = mean(v) + tinv([alpha/2 1 - alpha/2], numel(v) - 1)*std(v)*sqrt(1 + 1/numel(v));
    otherwise, y = feval(what, v);
end
if isempty(y), y = NaN; end
end
