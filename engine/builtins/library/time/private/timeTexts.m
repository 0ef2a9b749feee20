% SPDX-License-Identifier: Apache-2.0
function c = timeTexts(t, format)
% Points in time as texts, in their format, another, or the usual one.
x = wallTime(t);
zone = t.TimeZone;
offset = zeros(size(x));
if ~isempty(zone), [offset, ~, names] = zoneOffset(objectState(t), zone); else, names = repmat({''}, size(x)); end
if nargin < 2 || isempty(format), format = shownFormat(t); end
format = char(format);
p = timeParts(x);
c = cell(size(x));
for k = 1:numel(x)
    if isnan(x(k)), c{k} = 'NaT'; elseif isinf(x(k)), c{k} = sprintf('%g', x(k)); else, c{k} = written(p(k, :), x(k), format, offset(k), names{k}); end
end
end

function t = written(p, ms, format, offset, zone)
months = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
days = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
whole = floor(p(6) + 1e-9);
t = '';
k = 1;
while k <= numel(format)
    c = format(k);
    if c == ''''
        close = find(format(k + 1:end) == '''', 1) + k;
        if isempty(close), close = numel(format) + 1; end
        t = [t format(k + 1:close - 1)];
        k = close + 1;
        continue
    end
    n = find([format(k:end) char(0)] ~= c, 1) - 1;
    k = k + n;
    switch c
        case {'y', 'u'}
            if n == 2, t = [t sprintf('%02d', mod(p(1), 100))]; else, t = [t sprintf('%0*d', n, p(1))]; end
        case 'M'
            if n == 5, t = [t months{p(2)}(1)]; elseif n > 3, t = [t months{p(2)}]; elseif n == 3, t = [t months{p(2)}(1:3)]; else, t = [t sprintf('%0*d', n, p(2))]; end
        case 'd', t = [t sprintf('%0*d', n, p(3))];
        case 'D', t = [t sprintf('%0*d', n, dayOfYear(p, ms))];
        case 'w', t = [t sprintf('%0*d', n, weekFrom(dayOfYear(p, ms), ms))];
        case 'W', t = [t sprintf('%0*d', n, weekFrom(p(3), ms))];
        case 'G', t = [t 'CE'];
        case {'E', 'e'}
            at = mod(floor(ms/864e5) + 4, 7) + 1;
            if c == 'e' && n < 3, t = [t sprintf('%0*d', n, at)]; elseif n == 5, t = [t days{at}(1)]; elseif n > 3, t = [t days{at}]; else, t = [t days{at}(1:3)]; end
        case 'H', t = [t sprintf('%0*d', n, p(4))];
        case 'h', t = [t sprintf('%0*d', n, mod(p(4) - 1, 12) + 1)];
        case 'm', t = [t sprintf('%0*d', n, p(5))];
        case 's', t = [t sprintf('%0*d', n, whole)];
        case 'S', t = [t sprintf('%0*d', n, floor((p(6) - whole)*10^n + 1e-4))];
        case {'Z', 'X', 'x'}
            m = abs(offset)/6e4;
            colon = repmat(':', 1, n > 4 || (c ~= 'Z' && (n == 3 || n == 5)));
            if c == 'X' && offset == 0, t = [t 'Z']; else, t = [t sprintf('%c%02d%s%02d', '+' + 2*(offset < 0), floor(m/60), colon, mod(m, 60))]; end
        case 'z', t = [t zone];
        case 'Q'
            at = ceil(p(2)/3);
            ordinals = {'1st', '2nd', '3rd', '4th'};
            if n > 3, t = [t ordinals{at} ' quarter']; elseif n == 3, t = [t sprintf('Q%d', at)]; else, t = [t sprintf('%0*d', n, at)]; end
        case 'a', if p(4) < 12, t = [t 'AM']; else, t = [t 'PM']; end
        otherwise, t = [t repmat(c, 1, n)];
    end
end
end

function n = dayOfYear(p, ms)
n = floor(ms/864e5) - (datenum(p(1), 1, 1) - 719529) + 1;
end

function n = weekFrom(day, ms)
% The week, from Sunday, of the day of a year or month; the first one has its first day.
first = mod(floor(ms/864e5) + 4 - (day - 1), 7);
n = floor((day - 1 + first)/7) + 1;
end
