% SPDX-License-Identifier: Apache-2.0
function T = grouptransform(T, groups, how, vars, varargin)
% Data of a table changed group by group: 'zscore', 'norm', 'meancenter', 'rescale', 'meanfill', 'linearfill' or a function of a group's rows. ReplaceValues.
% Example: grouptransform(table({'a'; 'b'; 'a'}, [1; 2; 4], 'VariableNames', {'g', 'x'}), 'g', 'meancenter')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('grouptransform', T);
s = objectState(T);
grouped = withRowTimes(s, groups);
j = tableVariables(grouped, groups);
replace = true;
if nargin > 3 && (ischar(vars) || isstring(vars)) && strcmpi(vars, 'ReplaceValues'), replace = varargin{1}; d = setdiff(1:numel(s.names), j);
elseif nargin < 4, d = setdiff(1:numel(s.names), j); else, d = tableVariables(s, vars); end
if nargin > 5 && strcmpi(varargin{1}, 'ReplaceValues'), replace = varargin{2}; end
name = 'fun';
if ~isa(how, 'function_handle')
    name = char(how);
    switch name
        case 'zscore', how = @(x) (x - mean(x, 'omitnan'))./std(x, 'omitnan');
        case 'norm', how = @(x) x./norm(x(~isnan(x)));
        case 'meancenter', how = @(x) x - mean(x, 'omitnan');
        case 'rescale', how = @(x) rescale(x);
        case 'meanfill', how = @(x) fillmissing(x, 'constant', mean(x, 'omitnan'));
        case 'linearfill', how = @(x) fillmissing(x, 'linear');
        otherwise, error('MATLAB:grouptransform:InvalidMethodOption', 'Method must be ''zscore'', ''norm'', ''meancenter'', ''rescale'', ''meanfill'', ''linearfill'', or a function handle.');
    end
end
[g, first] = rowGroups(grouped.vars(j), true);
for m = d
    v = s.vars{m};
    for k = 1:numel(first)
        i = find(g == k);
        x = how(rowsOf(v, i));
        if size(x, 1) == 1, x = repmat(x, numel(i), 1); end
        v(i, :) = x;
    end
    if replace, s.vars{m} = v; else, s = withVariables(s, {[name '_' s.names{m}]}, {v}); end
end
T = makeTable(s, T);
end
