% SPDX-License-Identifier: Apache-2.0
function [tf, rows] = overlapsrange(T, range)
% True when the times of a timetable's rows, from the first to the last, have times in common with a range: a timerange, a withtol of one time,
% a time, or the times of another timetable. rows: the rows that are in the range.
% Example: T = timetable(seconds((1:5)'), (1:5)'); overlapsrange(T, timerange(seconds(4), seconds(9)))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[times, r] = timesAndRange('overlapsrange', T, range);
rows = withinTimes(times, r.first, r.last, r.kind);
tf = false;
if isempty(times), return, end
if any(strcmp(r.kind, {'open', 'openleft', 'closedright'})), tf = max(times) > r.first; else, tf = max(times) >= r.first; end
if any(strcmp(r.kind, {'open', 'openright', 'closedleft'})), tf = tf && min(times) < r.last; else, tf = tf && min(times) <= r.last; end
end
