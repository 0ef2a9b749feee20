% SPDX-License-Identifier: Apache-2.0
function T = tableBeside(varargin)
% [T1, T2, …]: the variables of all; rows are matched by their names where all have them.
list = varargin(~cellfun(@(x) isnumeric(x) && isempty(x), varargin));
first = find(cellfun(@(x) istable(x) || istimetable(x), list), 1);
timed = find(cellfun(@istimetable, list), 1);
T = list{first};
if ~isempty(timed), T = list{timed}; end
s = [];
for k = 1:numel(list)
    x = list{k};
    if iscell(x), x = cell2table(x); end
    if ~(istable(x) || istimetable(x))
        error('MATLAB:table:horzcat:InvalidInput', 'All input arguments must be tables.');
    end
    x = objectState(x);
    if isempty(s), s = x; continue, end
    if isempty(s.vars) && s.rows == 0 && ~s.timed, s = x; continue, end
    if isempty(x.vars) && x.rows == 0, continue, end
    if x.rows ~= s.rows
        error('MATLAB:table:horzcat:SizeMismatch', 'All tables in the bracketed expression must have the same number of rows.');
    end
    if ~isempty(x.rowNames) && ~isempty(s.rowNames)
        [known, at] = ismember(s.rowNames, x.rowNames);
        if ~all(known)
            error('MATLAB:table:horzcat:UnequalRowNames', 'All tables in the bracketed expression that have row names must have the same row names.');
        end
        x = chosenRows(x, at);
    elseif isempty(s.rowNames)
        s.rowNames = x.rowNames;
    end
    if x.timed && ~s.timed, s.timed = true; s.times = x.times; s.dims = x.dims; s.rowNames = {}; end
    n = numel(s.vars);
    s = withVariables(s, x.names, x.vars);
    for name = {'descriptions', 'units', 'continuity'}
        if ~isempty(x.(name{1}))
            if isempty(s.(name{1})), s.(name{1}) = repmat({''}, 1, numel(s.vars)); end
            s.(name{1})(n + 1:end) = x.(name{1});
        end
    end
end
T = makeTable(s, T);
end
