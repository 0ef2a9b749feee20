% SPDX-License-Identifier: Apache-2.0
function T = timetable(varargin)
% A table whose rows have times: timetable(times, v1, v2, …), or with 'RowTimes', 'TimeStep' or 'SampleRate' and 'StartTime'; 'VariableNames', 'DimensionNames'.
% Rows are chosen by times, too: T(datetime(2024, 1, 5), :), T(timerange(a, b), :); see retime, synchronize, timetable2table.
% Example: T = timetable(datetime(2024, 1, 1:3)', [5; 7; 6], 'VariableNames', {'Height'})
if nargin == 1 && isstruct(varargin{1}) && isfield(varargin{1}, 'VitrineClass'), T = restoredTable(varargin{1}); return, end
names = cell(1, nargin);
for k = 1:nargin, names{k} = inputname(k); end
T = makeTable(tableArguments(varargin, names, true));
end
