% SPDX-License-Identifier: Apache-2.0
function T = retime(T, times, method, varargin)
% A timetable at other times: retime(T, times | 'hourly', 'daily', …, method), 'regular' with TimeStep or SampleRate. Methods 'fillwithmissing', 'previous', 'next', 'nearest', 'linear', 'spline', 'pchip',
% or of the rows from each time to the next: 'sum', 'mean', 'median', 'min', 'max', 'count', 'firstvalue', 'lastvalue', 'mode', 'prod', a function.
% Example: retime(timetable(hours([0; 5; 30]), [1; 3; 5]), 'daily', 'mean')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~istimetable(T), error('MATLAB:timetable:retime:NotTimetable', 'The first input must be a timetable.'); end
s = objectState(T);
if nargin < 3, method = 'fillwithmissing'; end
args = varargin;
if any(strcmpi(method, {'TimeStep', 'SampleRate'})), args = [{method}, args]; method = 'fillwithmissing'; end
if ischar(times) || isstring(times)
    units = {'yearly', 'quarterly', 'monthly', 'weekly', 'daily', 'hourly', 'minutely', 'secondly'};
    names = {'year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'};
    if strcmpi(times, 'regular')
        step = seconds(1);
        for k = 1:2:numel(args) - 1
            if strcmpi(args{k}, 'TimeStep'), step = args{k + 1}; elseif strcmpi(args{k}, 'SampleRate'), step = seconds(1/args{k + 1}); end
        end
        times = reshape(min(s.times):step:max(s.times), [], 1);
    else
        at = strcmpi(char(times), units);
        if ~any(at), error('MATLAB:timetable:synchronize:UnknownNewTimeStepOrTimeVector', 'The new times must be ''yearly'', ''quarterly'', ''monthly'', ''weekly'', ''daily'', ''hourly'', ''minutely'', ''secondly'', or times.'); end
        times = calendarTimes(s.times, names{at});
    end
else
    times = checkedTimes(times);
    if isa(times, 'datetime') ~= isa(s.times, 'datetime'), error('MATLAB:timetable:synchronize:MixedTimes', 'The new times must be of the class of the row times, %s.', class(s.times)); end
end
constant = NaN;
for k = 1:2:numel(args) - 1, if strcmpi(args{k}, 'Constant'), constant = args{k + 1}; end, end
s.vars = cellfun(@(v) atTimes(v, s.times, times, method, constant), s.vars, 'UniformOutput', false);
s.times = times;
s.rows = numel(times);
T = makeTable(s, T);
end
