% SPDX-License-Identifier: Apache-2.0
function t = makeDatetime(ms, format, zone)
% Points in time, in milliseconds since 1970, as a datetime; NaN is NaT. With a time zone they are those of UTC. Without a format they have the usual one.
if nargin < 3, zone = ''; end
test = @(a, b, f) f(timeNumber(a, b), timeNumber(b, a));
f = struct('plus', @added, 'minus', @taken, 'eq', @(a, b) test(a, b, @eq), 'ne', @(a, b) test(a, b, @ne), 'lt', @(a, b) test(a, b, @lt), 'le', @(a, b) test(a, b, @le), ...
    'gt', @(a, b) test(a, b, @gt), 'ge', @(a, b) test(a, b, @ge), 'isnat', @(t) isnan(objectState(t)), 'ismissing', @(t) isnan(objectState(t)), 'isfinite', @(t) isfinite(objectState(t)), ...
    'year', @(t) field(t, 1), 'month', @monthOf, 'day', @dayOf, 'hour', @(t) field(t, 4), 'minute', @(t) field(t, 5), 'second', @(t, varargin) field(t, 6), ...
    'quarter', @(t) ceil(field(t, 2)/3), 'week', @weekOf, 'ymd', @ymdOf, 'hms', @hmsOf, 'timeofday', @(t) makeDuration(mod(wallTime(t), 864e5), 'hh:mm:ss'), ...
    'datenum', @(t) wallTime(t)/864e5 + 719529, 'datevec', @(t) timeParts(wallTime(t)), 'datestr', @(t, varargin) datestr(wallTime(t)/864e5 + 719529, varargin{:}), ...
    'posixtime', @(t) objectState(t)/1e3, 'convertTo', @converted, 'juliandate', @(t) objectState(t)/864e5 + 2440587.5, 'exceltime', @(t) wallTime(t)/864e5 + 25569, ...
    'weekday', @weekdayOf, 'isweekend', @(t) any(mod(floor(wallTime(t)/864e5) + 4, 7) == cat(3, 0, 6), 3), ...
    'dateshift', @shifted, 'between', @betweenTimes, ...
    'mean', @(t, varargin) likeTime(mean(objectState(t), varargin{:}), t), 'median', @(t, varargin) likeTime(median(objectState(t), varargin{:}), t), ...
    'diff', @(t, varargin) makeDuration(diff(objectState(t), varargin{:}), 'hh:mm:ss'), 'range', @(t) makeDuration(max(objectState(t)) - min(objectState(t)), 'hh:mm:ss'), ...
    'colon', @stepped, 'linspace', @spread, 'tzoffset', @(t) makeDuration(zoneOffset(objectState(t), t.TimeZone), 'hh:mm'), 'isdst', @(t) summerTime(objectState(t), t.TimeZone), 'yyyymmdd', @(t) field(t, 1)*1e4 + field(t, 2)*100 + field(t, 3), 'member', @propertyOf);
f = arrayMethods(f, @likeTime, @(t) timeNumber(t, t), @timeTexts);
f.set = @setPart;
f.binEdges = @timeBins;
properties = struct('TimeZone', zone);
if ~isempty(format), properties.Format = format; end
t = makeObject('datetime', properties, ms, f);
end

function [n, name] = weekdayOf(t, form, varargin)
% The day of the week, 1 for Sunday, and its short or, by 'long', its long name.
n = mod(floor(wallTime(t)/864e5) + 4, 7) + 1;
if nargout < 2, return, end
if nargin < 2, form = 'short'; end
names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
if ~strcmpi(form, 'long'), names = cellfun(@(s) s(1:3), names, 'UniformOutput', false); end
name = char(names(n(:)));
end

function v = converted(t, kind, varargin)
% convertTo(t, kind): times as numbers; 'epochtime' takes Epoch and TicksPerSecond.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
switch validatestring(kind, {'posixtime', 'excel', 'datenum', 'juliandate', 'modifiedjuliandate', 'yyyymmdd', 'epochtime', 'ntp', 'ntfs', '.net'}, 'convertTo', 'dateType')
    case 'posixtime', v = objectState(t)/1e3;
    case 'excel', v = wallTime(t)/864e5 + 25569;
    case 'datenum', v = wallTime(t)/864e5 + 719529;
    case 'juliandate', v = objectState(t)/864e5 + 2440587.5;
    case 'modifiedjuliandate', v = objectState(t)/864e5 + 40587;
    case 'yyyymmdd', v = field(t, 1)*1e4 + field(t, 2)*100 + field(t, 3);
    case 'ntp', v = uint64((objectState(t)/1e3 + 2208988800)*2^32);
    case 'ntfs', v = uint64(objectState(t)*1e4) + uint64(116444736000000000);
    case '.net', v = uint64(objectState(t)*1e4) + uint64(621355968000000000);
    case 'epochtime'
        o = struct('Epoch', [], 'TicksPerSecond', 1);
        for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'convertTo')) = varargin{k + 1}; end
        epoch = 0;
        if ~isempty(o.Epoch), epoch = timeNumber(o.Epoch, t); end
        v = int64(floor((objectState(t) - epoch)/1e3*double(o.TicksPerSecond)));
end
end

function t = added(a, b)
if isstring(a) || isstring(b)
    t = string(a) + string(b);
    return
end
if ~isa(a, 'datetime'), [a, b] = deal(b, a); end
if isa(b, 'datetime')
    error('MATLAB:datetime:DatetimeAdditionNotDefined', 'Addition of two datetimes is not defined.');
elseif isa(b, 'calendarDuration')
    t = fromWall(besideCalendar(a, b, 1), a);
else
    t = likeTime(objectState(a) + millisecondsOf(b), a);
end
end

function ms = besideCalendar(t, c, sign)
x = wallTime(t);
p = objectState(c);
i = reshape(1:numel(x), size(x)) + zeros(size(c));
j = reshape(1:numel(c), size(c)) + zeros(size(x));
ms = reshape(afterCalendar(reshape(x(i), [], 1), reshape(p(j(:), :), [], 3), sign), size(i));
end

function d = taken(a, b)
if isa(a, 'datetime') && (isa(b, 'datetime') || ischar(b) || isstring(b))
    d = makeDuration(objectState(a) - timeNumber(b, a), 'hh:mm:ss');
elseif ~isa(a, 'datetime') && (ischar(a) || isstring(a))
    d = makeDuration(timeNumber(a, b) - objectState(b), 'hh:mm:ss');
elseif ~isa(a, 'datetime')
    error('MATLAB:datetime:SubtractionNotDefined', 'A datetime cannot be subtracted from a value of class ''%s''.', class(a));
elseif isa(b, 'calendarDuration')
    d = fromWall(besideCalendar(a, b, -1), a);
else
    d = likeTime(objectState(a) - millisecondsOf(b), a);
end
end

function x = field(t, k)
p = timeParts(wallTime(t));
x = reshape(p(:, k), size(objectState(t)));
end

function m = monthOf(t, how)
m = field(t, 2);
if nargin > 1 && ~strcmp(how, 'monthofyear')
    names = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
    if strcmp(validatestring(how, {'name', 'shortname', 'monthofyear'}), 'shortname'), names = cellfun(@(n) n(1:3), names, 'UniformOutput', false); end
    m = reshape(names(m), size(m));
end
end

function d = dayOf(t, how)
if nargin < 2, how = 'dayofmonth'; end
x = wallTime(t);
names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
switch validatestring(how, {'dayofmonth', 'dayofweek', 'iso-dayofweek', 'dayofyear', 'name', 'shortname'})
    case 'dayofmonth', d = field(t, 3);
    case 'dayofweek', d = mod(floor(x/864e5) + 4, 7) + 1;
    case 'iso-dayofweek', d = mod(floor(x/864e5) + 3, 7) + 1;
    case 'dayofyear', d = floor(x/864e5) - reshape(firstDay(field(t, 1), 1), size(x)) + 1;
    case 'name', d = reshape(names(mod(floor(x/864e5) + 4, 7) + 1), size(x));
    otherwise, d = reshape(cellfun(@(n) n(1:3), names(mod(floor(x/864e5) + 4, 7) + 1), 'UniformOutput', false), size(x));
end
end

function n = firstDay(y, m)
n = datenum(y, m, 1) - 719529;
end

function w = weekOf(t, varargin)
first = firstDay(field(t, 1), 1);
w = floor((floor(wallTime(t)/864e5) - first + mod(first + 4, 7))/7) + 1;
end

function [y, m, d] = ymdOf(t)
[y, m, d] = deal(field(t, 1), field(t, 2), field(t, 3));
end

function [h, m, s] = hmsOf(t)
[h, m, s] = deal(field(t, 4), field(t, 5), field(t, 6));
end

function t = shifted(t, where, unit, rule)
% To the start or the end of a unit of time, or to a day of the week; rule is 'current', 'next', 'previous', 'nearest' or a number of units.
where = validatestring(where, {'start', 'end', 'dayofweek'}, 'dateshift');
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = wallTime(t);
if strcmp(where, 'dayofweek')
    if nargin < 4, rule = 'next'; end
    t = fromWall(x + toDay(mod(floor(x/864e5) + 4, 7), unit, rule)*864e5, t);
    return
end
unit = validatestring(unit, {'year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'}, 'dateshift');
if nargin < 4, rule = 'current'; end
if isnumeric(rule)
    if any(rule(:) ~= fix(rule(:))), error('MATLAB:datetime:InvalidRule', 'The rule must be ''current'', ''next'', ''previous'', ''nearest'' or integers.'); end
    s = edgeOf(x, where, unit, double(rule));
else
    switch validatestring(rule, {'current', 'next', 'previous', 'nearest'}, 'dateshift')
        case 'current', s = edgeOf(x, where, unit, 0);
        case 'next', s = edgeOf(x, where, unit, 1);
        case 'previous', s = edgeOf(x, where, unit, -1);
        otherwise
            first = -strcmp(where, 'end');
            s = edgeOf(x, where, unit, first);
            other = edgeOf(x, where, unit, first + 1);
            nearer = abs(other - x) <= abs(x - s);
            s(nearer) = other(nearer);
    end
end
t = fromWall(s, t);
end

function s = edgeOf(x, where, unit, k)
% The start or the end of the unit that is k units after that of x.
sizes = struct('day', 864e5, 'hour', 36e5, 'minute', 6e4, 'second', 1e3);
if isfield(sizes, unit)
    s = (floor(x/sizes.(unit)) + k)*sizes.(unit);
    if strcmp(where, 'end') && ~strcmp(unit, 'day'), s = s + sizes.(unit); end
    return
end
p = timeParts(x);
[y, m] = deal(reshape(p(:, 1), size(x)), reshape(p(:, 2), size(x)));
last = double(strcmp(where, 'end'));
switch unit
    case 'year', s = firstDay(y + k + last, 1);
    case 'quarter', s = firstOfMonth(y, 3*ceil(m/3) - 2 + 3*(k + last));
    case 'month', s = firstOfMonth(y, m + k + last);
    otherwise, s = floor(x/864e5) - mod(floor(x/864e5) + 4, 7) + 7*(k + last);
end
s = (reshape(s, size(x + k)) - last)*864e5;
end

function n = firstOfMonth(y, m)
n = firstDay(y + floor((m - 1)/12), mod(m - 1, 12) + 1);
end

function n = toDay(from, day, rule)
% How many days it is from days of the week (0 for Sunday) to those that are named.
names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'weekday', 'weekend'};
if isnumeric(day)
    day = double(day);
    if any(day(:) < 1 | day(:) > 7 | day(:) ~= fix(day(:))), error('MATLAB:datetime:dateshift:InvalidDOW', 'Day of week number must be an integer from 1 to 7.'); end
else
    day = reshape(cellfun(@(d) find(strcmp(validatestring(d, names, 'dateshift', 'dow'), names)), cellstr(day)), size(string(day)));
end
if isnumeric(rule)
    if any(rule(:) ~= fix(rule(:))), error('MATLAB:datetime:InvalidRule', 'The rule must be ''current'', ''next'', ''previous'', ''nearest'' or integers.'); end
else
    rule = validatestring(rule, {'current', 'next', 'previous', 'nearest'}, 'dateshift');
end
if any(day(:) > 7)
    % The nearest day of that kind: which of the days around are of it is known for each day of the week.
    if ~isscalar(day) || isnumeric(rule), error('MATLAB:datetime:InvalidRule', 'The rule must be ''current'', ''next'', ''previous'' or ''nearest'' for weekdays and weekends.'); end
    if day == 8, after = [1 0 0 0 0 0 2]; before = [-2 0 0 0 0 0 -1]; else, after = [0 5 4 3 2 1 0]; before = [0 -1 -2 -3 -4 -5 0]; end
    missing = isnan(from);
    from(missing) = 0;
    [after, before] = deal(reshape(after(from + 1), size(from)), reshape(before(from + 1), size(from)));
    n = after;
    if strcmp(rule, 'previous'), n = before; end
    if strcmp(rule, 'current')
        % In the week from Sunday to Saturday.
        n(from + after > 6) = before(from + after > 6);
    elseif strcmp(rule, 'nearest')
        n(-before < after) = before(-before < after);
    end
    n(missing) = NaN;
    return
end
day = day - 1;
if isnumeric(rule)
    k = double(rule);
    n = (k > 0).*(mod(day - from, 7) + 7*(k - 1)) - (k < 0).*(mod(from - day, 7) + 7*(-k - 1)) + (k == 0).*(day - from);
    return
end
switch rule
    case 'next', n = mod(day - from, 7);
    case 'previous', n = -mod(from - day, 7);
    case 'current', n = day - from;
    otherwise
        n = mod(day - from, 7);
        n = n - 7*(n > 3);
end
end

function c = betweenTimes(a, b, parts)
% In years, months, days and time, or in the parts named alone.
known = {'years', 'quarters', 'months', 'weeks', 'days', 'time'};
if nargin < 3, parts = {'years', 'months', 'days', 'time'}; else, parts = cellfun(@(p) validatestring(p, known, 'between'), cellstr(parts), 'UniformOutput', false); end
has = @(name) any(strcmp(parts, name));
from = wallTime(a);
to = timeNumber(b, a);
if ~isempty(a.TimeZone), to = to + zoneOffset(to, a.TimeZone); end
p = timeParts(from);
q = timeParts(to);
months = (q(:, 1) - p(:, 1))*12 + q(:, 2) - p(:, 2);
over = afterCalendar(from(:), [months zeros(numel(months), 2)], 1) > to(:);
months = months - over.*(to(:) >= from(:));
step = 0;
if has('months'), step = 1; elseif has('quarters'), step = 3; elseif has('years'), step = 12; end
if step > 0, months = fix(months/step)*step; else, months = zeros(size(months)); end
left = to(:) - afterCalendar(from(:), [months zeros(numel(months), 2)], 1);
whole = zeros(size(left));
if has('days'), whole = fix(left/864e5); elseif has('weeks'), whole = 7*fix(left/6048e5); end
left = (left - whole*864e5)*has('time');
c = makeCalendar([months whole left], size(from));
end

function v = propertyOf(t, name, varargin)
at = strcmp(name, {'Year', 'Month', 'Day', 'Hour', 'Minute', 'Second'});
if any(at)
    v = field(t, find(at));
    if ~isempty(varargin), v = v(varargin{:}); end
    return
end
if strcmp(name, 'Format')
    v = shownFormat(t);
elseif strcmp(name, 'SystemTimeZone')
    v = zoneName('local');
else
    v = timeMember(t, name, varargin{:});
    return
end
if ~isempty(varargin), v = v(varargin{:}); end
end

function t = setPart(t, name, value)
at = strcmp(name, {'Year', 'Month', 'Day', 'Hour', 'Minute', 'Second'});
if any(at)
    x = wallTime(t);
    p = timeParts(x);
    p(:, at) = value(:).*ones(size(p, 1), 1);
    t = fromWall(reshape(partsTime(p), size(x)), t);
elseif strcmp(name, 'Format')
    format = char(value);
    if strcmp(format, 'default'), format = ''; end
    t = makeDatetime(objectState(t), format, t.TimeZone);
elseif strcmp(name, 'TimeZone')
    t = inZone(t, char(value));
else
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''datetime''.', name);
end
end

function t = stepped(first, by, last)
% By the calendar, or by durations; numbers are days.
a = timeNumber(first, last);
b = timeNumber(last, first);
if ~isa(first, 'datetime'), first = last; end
if ~isa(by, 'calendarDuration')
    t = likeTime(a:millisecondsOf(by):b, first);
    return
end
c = objectState(by);
if ~isempty(first.TimeZone), a = a + zoneOffset(a, first.TimeZone); b = b + zoneOffset(b, first.TimeZone); end
x = a;
while true
    next = afterCalendar(a, c*numel(x), 1);
    if next > b || next <= x(end), break, end
    x(end + 1) = next;
end
t = fromWall(x(x <= b), first);
end

function t = spread(a, b, varargin)
t = likeTime(linspace(objectState(a), timeNumber(b, a), varargin{:}), a);
end

function t = likeTime(ms, like)
if isequal(class(like), 'datetime'), t = makeDatetime(ms, ownFormat(like), like.TimeZone); else, t = makeDatetime(ms, ''); end
end

function t = fromWall(ms, like)
% Times that a clock of the zone shows.
if ~isempty(like.TimeZone), ms = ms - zoneOffset(ms, like.TimeZone, true); end
t = likeTime(ms, like);
end

function t = inZone(t, zone)
% The same times in another zone; of times without one, what a clock there shows.
zone = zoneName(zone);
ms = objectState(t);
if isempty(t.TimeZone) && ~isempty(zone)
    ms = ms - zoneOffset(ms, zone, true);
elseif isempty(zone)
    ms = wallTime(t);
end
t = makeDatetime(ms, ownFormat(t), zone);
end

function tf = summerTime(ms, zone)
tf = false(size(ms));
if ~isempty(zone), [~, tf] = zoneOffset(ms, zone); end
end
