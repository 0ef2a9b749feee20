% SPDX-License-Identifier: Apache-2.0
function varargout = groupsummary(T, groups, varargin)
% One row for each group of a table's rows: their number and, by methods, numbers of other variables. groupsummary(T, groupvars, method, datavars), with bins:
% groupsummary(T, groupvars, groupbins, method, datavars); of arrays: [B, BG, BC] = groupsummary(A, groups, method). Methods: 'sum', 'mean', 'median', 'mode', 'var', 'std',
% 'min', 'max', 'range', 'nummissing', 'numunique', 'nnz', 'all', a function, or several in a cell. IncludeMissingGroups, IncludeEmptyGroups. Groups of a timetable may be by the name of its row times.
% Example: groupsummary(table({'a'; 'b'; 'a'}, [1; 2; 4], 'VariableNames', {'g', 'x'}), 'g', 'mean')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[o, args] = groupOptions('groupsummary', varargin);
if ~istabular(T)
    [varargout{1:max(nargout, 1)}] = ofArrays(T, groups, args, o);
    return
end
s = withRowTimes(objectState(T), groups);
j = tableVariables(s, groups);
bins = {};
if ~isempty(args) && areBins(args{1}), bins = args{1}; args(1) = []; end
[g, first, keys, labels] = tableGroupKeys(s, j, bins, o);
n = 1;
if ~isempty(keys), n = size(keys{1}, 1); end
r = tableState(labels, keys, n);
r = withVariables(r, {'GroupCount'}, {accumarray(g(~isnan(g)), 1, [n 1])});
if ~isempty(args)
    [methods, names] = groupMethods('groupsummary', args{1});
    if numel(args) > 1, d = tableVariables(s, args{2}); given = true; else, d = setdiff(1:numel(s.names), j); given = false; end
    every = (ischar(args{1}) || isstring(args{1})) && any(strcmpi(cellstr(args{1}), 'all'));
    for k = d
        for m = 1:numel(methods)
            v = s.vars{k};
            if ~applies(names{m}, v)
                if every, continue, end
                error('MATLAB:groupsummary:ApplyMethodToVarError', 'Unable to apply method ''%s'' to data variable ''%s'': the method needs numbers, the variable is of class %s.', names{m}, s.names{k}, class(v));
            end
            r = withVariables(r, {[names{m} '_' s.names{k}]}, {byGroup(methods{m}, v, g, n)});
        end
    end
end
varargout = {makeTable(r)};
end

function varargout = ofArrays(A, groups, args, o)
if ~iscell(groups) || iscellstr(groups), groups = {groups}; end
groups = cellfun(@(x) columnOf(x), groups, 'UniformOutput', false);
[g, first] = rowGroups(reshape(groups, 1, []), o.includeMissing);
n = numel(first);
if isrow(A), A = A.'; end
methods = groupMethods('groupsummary', args{1});
parts = cell(1, numel(methods));
for m = 1:numel(methods), parts{m} = byGroup(methods{m}, A, g, n); end
keys = cellfun(@(x) rowsOf(x, first), groups, 'UniformOutput', false);
if isscalar(keys), keys = keys{1}; end
varargout = {[parts{:}], keys, accumarray(g(~isnan(g)), 1, [n 1])};
end

function x = columnOf(x)
if isrow(x), x = reshape(x, [], 1); end
end

function tf = areBins(x)
words = {'none', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'hourofday', 'dayofweek', 'dayname', 'dayofmonth', 'dayofyear', 'monthofyear', 'monthname', 'quarterofyear'};
if ischar(x) || isstring(x)
    tf = all(ismember(lower(cellstr(x)), words));
elseif iscell(x)
    tf = ~any(cellfun(@(y) isa(y, 'function_handle'), x)) && all(cellfun(@(y) isnumeric(y) || isa(y, 'datetime') || ((ischar(y) || isstring(y)) && any(strcmpi(y, words))), x));
else
    tf = isnumeric(x) || isa(x, 'datetime') || isa(x, 'duration');
end
end

function tf = applies(name, v)
switch name
    case {'nummissing', 'numunique', 'mode'}, tf = true;
    case {'min', 'max', 'range'}, tf = isnumeric(v) || islogical(v) || isa(v, 'datetime') || isa(v, 'duration') || (iscategorical(v) && isordinal(v));
    case {'mean', 'median', 'std'}, tf = isnumeric(v) || islogical(v) || isa(v, 'duration') || isa(v, 'datetime');
    case {'sum'}, tf = isnumeric(v) || islogical(v) || isa(v, 'duration');
    case {'var', 'nnz'}, tf = isnumeric(v) || islogical(v);
    otherwise, tf = true;
end
end
