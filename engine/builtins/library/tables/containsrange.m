% SPDX-License-Identifier: Apache-2.0
function [tf, rows] = containsrange(T, range)
% True when the times of a timetable's rows, from the first to the last, contain a range: a timerange, a withtol of one time, a time, or the times
% of another timetable. rows: the rows that are in the range.
% Example: T = timetable(seconds((1:5)'), (1:5)'); [tf, rows] = containsrange(T, timerange(seconds(2), seconds(4)))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[times, r] = timesAndRange('containsrange', T, range);
rows = withinTimes(times, r.first, r.last, r.kind);
tf = ~isempty(times) && min(times) <= r.first && max(times) >= r.last;
end
