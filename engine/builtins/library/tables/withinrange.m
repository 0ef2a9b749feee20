% SPDX-License-Identifier: Apache-2.0
function [tf, rows] = withinrange(T, range)
% True when the times of all of a timetable's rows are in a range: a timerange, a withtol of one time, a time, or the times of another timetable.
% rows: the rows that are in the range.
% Example: T = timetable(seconds((1:5)'), (1:5)'); withinrange(T, timerange(seconds(0), seconds(9)))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[times, r] = timesAndRange('withinrange', T, range);
rows = withinTimes(times, r.first, r.last, r.kind);
tf = ~isempty(times) && all(rows);
end
