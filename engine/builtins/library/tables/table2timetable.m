% SPDX-License-Identifier: Apache-2.0
function T = table2timetable(T, varargin)
% A table as a timetable: its first variable of times, or RowTimes (a name or times), TimeStep, SampleRate, StartTime.
% Example: table2timetable(table(seconds([1; 2]), [5; 6]))
mustBeTable('table2timetable', T);
s = objectState(T);
s.rowNames = {};
if isempty(varargin)
    j = find(cellfun(@(v) isa(v, 'datetime') || isa(v, 'duration'), s.vars), 1);
    if isempty(j)
        error('MATLAB:timetable:table2timetable:NoTimeVarFound', 'Table must contain a datetime or duration vector for row times.');
    end
elseif strcmpi(varargin{1}, 'RowTimes') && ~(isa(varargin{2}, 'datetime') || isa(varargin{2}, 'duration'))
    j = tableVariables(s, varargin{2});
else
    t = tableArguments([s.vars varargin], repmat({''}, 1, numel(s.vars) + numel(varargin)), true);
    s.timed = true;
    s.times = t.times;
    s.dims{1} = 'Time';
    T = makeTable(s);
    return
end
s.timed = true;
s.times = checkedTimes(s.vars{j}, s.rows);
s.dims{1} = s.names{j};
T = makeTable(chosenVariables(s, setdiff(1:numel(s.names), j)));
end
