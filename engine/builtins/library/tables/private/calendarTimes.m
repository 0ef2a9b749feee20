% SPDX-License-Identifier: Apache-2.0
function t = calendarTimes(times, unit)
% The starts of all years, months, … from the first to the last time.
first = min(times);
last = max(times);
if isa(times, 'duration')
    sizes = struct('year', years(1), 'day', hours(24), 'hour', hours(1), 'minute', minutes(1), 'second', seconds(1));
    if ~isfield(sizes, unit), error('MATLAB:timetable:synchronize:InvalidTimeStep', 'Times that are durations have no %ss.', unit); end
    step = sizes.(unit);
    t = reshape((floor(first/step):floor(last/step))*step, [], 1);
    t.Format = times.Format;
    return
end
a = dateshift(first, 'start', unit);
b = dateshift(last, 'start', unit);
switch unit
    case 'year', t = a + calyears(0:round((year(b) - year(a))));
    case 'quarter', t = a + calmonths(0:3:12*(year(b) - year(a)) + month(b) - month(a));
    case 'month', t = a + calmonths(0:12*(year(b) - year(a)) + month(b) - month(a));
    case 'week', t = a + days(0:7:days(b - a));
    case 'day', t = a + days(0:round(days(b - a)));
    case 'hour', t = a + hours(0:round(hours(b - a)));
    case 'minute', t = a + minutes(0:round(minutes(b - a)));
    otherwise, t = a + seconds(0:round(seconds(b - a)));
end
t = reshape(t, [], 1);
end
