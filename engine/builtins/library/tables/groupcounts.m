% SPDX-License-Identifier: Apache-2.0
function varargout = groupcounts(T, groups, varargin)
% Number and percentage of the rows of each group of a table (of a timetable by its row times, too), or of an array's elements: groupcounts(T, groupvars, groupbins).
% Example: groupcounts(table({'a'; 'b'; 'a'}, 'VariableNames', {'g'}), 'g')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~istabular(T)
    if iscell(T) && ~iscellstr(T), vars = reshape(T, 1, []); else, vars = {reshape(T, [], 1)}; end
    [g, first] = rowGroups(vars, true);
    n = accumarray(g, 1, [numel(first) 1]);
    keys = cellfun(@(v) rowsOf(v, first), vars, 'UniformOutput', false);
    if isscalar(keys), keys = keys{1}; end
    varargout = {n, keys, 100*n/sum(n)};
    return
end
args = varargin;
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[o, args] = groupOptions('groupcounts', args);
bins = {};
if ~isempty(args), bins = args{1}; end
s = withRowTimes(objectState(T), groups);
[g, ~, keys, labels] = tableGroupKeys(s, tableVariables(s, groups), bins, o);
n = size(keys{1}, 1);
count = accumarray(g(~isnan(g)), 1, [n 1]);
r = tableState(labels, keys, n);
varargout = {makeTable(withVariables(r, {'GroupCount', 'Percent'}, {count, 100*count/max(sum(count), 1)}))};
end
