% SPDX-License-Identifier: Apache-2.0
function T = synchronize(A, B, times, method, varargin)
% Two timetables at the same times: 'union' (or 'intersection', 'first', 'last', 'commonrange') of theirs, or times or steps as retime takes them, by one of its methods.
% Example: synchronize(timetable(seconds([1; 2]), [5; 6]), timetable(seconds([2; 3]), [7; 8]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~istimetable(A) || ~istimetable(B), error('MATLAB:timetable:synchronize:NotTimetable', 'All inputs must be timetables.'); end
if nargin < 3, times = 'union'; end
if nargin < 4, method = 'fillwithmissing'; end
s = objectState(A);
t = objectState(B);
if ischar(times) || isstring(times)
    switch lower(char(times))
        case 'union', times = unique([s.times; t.times]);
        case 'intersection', times = s.times(ismember(s.times, t.times));
        case 'first', times = s.times;
        case 'last', times = t.times;
        case 'commonrange'
            times = unique([s.times; t.times]);
            times = times(times >= max(min(s.times), min(t.times)) & times <= min(max(s.times), max(t.times)));
        otherwise
            both = [s.times; t.times];
            names = {'yearly', 'year'; 'quarterly', 'quarter'; 'monthly', 'month'; 'weekly', 'week'; 'daily', 'day'; 'hourly', 'hour'; 'minutely', 'minute'; 'secondly', 'second'};
            at = strcmpi(char(times), names(:, 1));
            if ~any(at), error('MATLAB:timetable:synchronize:UnknownNewTimeStepOrTimeVector', 'Unknown times ''%s''.', char(times)); end
            times = calendarTimes(both, names{at, 2});
    end
end
l = objectState(retime(A, times, method, varargin{:}));
r = objectState(retime(B, times, method, varargin{:}));
left = inputname(1);
right = inputname(2);
if isempty(left) || isempty(right) || strcmp(left, right), left = '1'; right = '2'; end
[l.names, r.names] = apart(l.names, r.names, left, right);
T = makeTable(withDescribed(l, r), A);
end
