% SPDX-License-Identifier: Apache-2.0
function T = timetable2table(T, varargin)
% A timetable as a table whose first variable is the times; 'ConvertRowTimes', false leaves them out.
% Example: timetable2table(timetable(seconds([1; 2]), [5; 6]))
mustBeTable('timetable2table', T);
s = objectState(T);
keep = true;
if numel(varargin) > 1, keep = logical(varargin{2}); end
times = s.times;
name = s.dims{1};
s.timed = false;
s.times = [];
s.dims = {'Row', 'Variables'};
if keep
    n = numel(s.names);
    s = withVariables(s, {name}, {times});
    s = chosenVariables(s, [n + 1, 1:n]);
end
T = makeTable(s);
end
