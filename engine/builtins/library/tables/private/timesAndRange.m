% SPDX-License-Identifier: Apache-2.0
function [times, r] = timesAndRange(who, T, range)
% The times of a timetable's rows, and the first and last time and the kind of a range.
if ~istimetable(T), error(['MATLAB:' who ':InvalidInput'], 'First input must be a timetable.'); end
times = objectState(T).times;
if isa(range, 'timerange')
    r = struct('first', range.First, 'last', range.Last, 'kind', range.Kind);
elseif isa(range, 'withtol') && isscalar(range.Times)
    r = struct('first', range.Times - range.Tolerance, 'last', range.Times + range.Tolerance, 'kind', 'closed');
elseif istimetable(range)
    other = objectState(range).times;
    r = struct('first', min(other), 'last', max(other), 'kind', 'closed');
elseif (isa(range, 'datetime') || isa(range, 'duration')) && isscalar(range)
    r = struct('first', range, 'last', range, 'kind', 'closed');
else
    error(['MATLAB:' who ':InvalidRange'], 'The range must be a timerange, a withtol of one time, a datetime or duration scalar, or a timetable.');
end
end
