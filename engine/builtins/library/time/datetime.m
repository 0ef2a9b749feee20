% SPDX-License-Identifier: Apache-2.0
function t = datetime(varargin)
% Points in time: datetime (now), datetime('today'), 'yesterday', 'tomorrow', datetime(y, m, d), datetime(y, m, d, h, mi, s), datetime of rows of date vectors,
% or of texts with InputFormat. Options: Format (letters GyuQMwWdDeahHmsSzZx, 'default', 'preserveinput'), ConvertFrom ('datenum', 'posixtime', 'excel', 'juliandate', 'yyyymmdd'), TimeZone ('UTC', 'Europe/Berlin', '+02:00').
% Properties Year … Second, Format; differences are durations, calmonths and their like are added by the calendar. Functions year … second, dateshift,
% between, isbetween, datestr, datenum, posixtime, char, string, sort and others take them.
% Example: t = datetime(2024, 2, 28) + days(2); char(t)
args = varargin;
if nargin == 1 && isstruct(args{1}) && isfield(args{1}, 'VitrineClass'), t = makeDatetime(args{1}.milliseconds, args{1}.format, args{1}.zone); return, end
o = struct('Format', '', 'InputFormat', '', 'ConvertFrom', '', 'TimeZone', '', 'Locale', '', 'PivotYear', [], 'Epoch', [], 'TicksPerSecond', []);
first = find(cellfun(@(a) (ischar(a) || isstring(a)) && isscalar(string(a)) && any(strcmpi(a, fieldnames(o))), args), 1);
if ~isempty(first)
    for k = first:2:numel(args) - 1, o.(validatestring(args{k}, fieldnames(o), 'datetime')) = args{k + 1}; end
    args(first:end) = [];
end
format = char(o.Format);
if strcmp(format, 'default'), format = ''; end
day = floor(now) - 719529;
[zoned, current, instant] = deal(false);
read = '';
if isempty(args)
    ms = round((now - 719529)*864e5);
    current = true;
elseif numel(args) >= 3
    args = cellfun(@double, args, 'UniformOutput', false);
    args(end + 1:7) = {0};
    shape = size(args{1} + args{2} + args{3} + args{4} + args{5} + args{6});
    p = cellfun(@(a) reshape(a + zeros(shape), [], 1), args(1:6), 'UniformOutput', false);
    ms = reshape(partsTime([p{:}]), shape) + args{7};
else
    x = args{1};
    if isa(x, 'datetime')
        ms = objectState(x);
        if isempty(format) || strcmp(format, 'preserveinput'), format = ownFormat(x); end
        t = makeDatetime(ms, format, x.TimeZone);
        if any(strcmpi(cellfun(@nameOf, varargin, 'UniformOutput', false), 'TimeZone')), t.TimeZone = o.TimeZone; end
        return
    elseif isnumeric(x)
        x = double(x);
        switch lower(char(o.ConvertFrom))
            case ''
                if ~any(size(x, 2) == [3 6]) && ~isempty(x)
                    error('MATLAB:datetime:InvalidNumericData', 'Numeric input must be a matrix with three or six columns, or use the ''ConvertFrom'' parameter.');
                end
                ms = partsTime(x);
            case 'datenum', ms = round((x - 719529)*864e5*1e3)/1e3;
            case {'posixtime', 'epochtime'}, ms = x*1e3; instant = true;
            case 'excel', ms = (x - 25569)*864e5;
            case 'juliandate', ms = round((x - 2440587.5)*864e5);
            case 'modifiedjuliandate', ms = round((x - 40587)*864e5);
            case 'yyyymmdd', ms = reshape(partsTime([floor(x(:)/1e4), mod(floor(x(:)/100), 100), mod(x(:), 100)]), size(x));
            otherwise, error('MATLAB:datetime:UnrecognizedConvertFrom', 'Unrecognized value of ''ConvertFrom'': ''%s''.', char(o.ConvertFrom));
        end
    elseif ischar(x) || isstring(x) || iscellstr(x)
        texts = cellstr(x);
        words = {'now', 'today', 'yesterday', 'tomorrow'};
        at = find(strcmpi(texts{1}, words));
        if isscalar(texts) && ~isempty(at)
            ms = [round((now - 719529)*864e5), day*864e5, (day - 1)*864e5, (day + 1)*864e5];
            ms = ms(at);
            current = at == 1;
        elseif isempty(o.InputFormat)
            [ms, ~, read] = readTimes(texts);
        else
            [ms, zoned, read] = readTimes(texts, char(o.InputFormat));
        end
        if isstring(x), ms = reshape(ms, size(x)); end
    else
        error('MATLAB:datetime:InvalidData', 'Input data must be one of: numbers, texts, datetimes.');
    end
end
if strcmp(format, 'preserveinput'), format = read; end
t = makeDatetime(ms, format);
if zoned && isempty(o.TimeZone)
    error('MATLAB:datetime:TimeZoneRequired', 'The input format has a time zone: specify ''TimeZone'' for the datetimes.');
elseif zoned
    t.TimeZone = 'UTC';
elseif current && ~isempty(o.TimeZone)
    t.TimeZone = 'local';
end
if ~isempty(o.TimeZone), t.TimeZone = o.TimeZone; end
if ~isempty(o.TimeZone) && instant, t = makeDatetime(ms, format, t.TimeZone); end
end

function name = nameOf(a)
name = '';
if ischar(a) || isstring(a) && isscalar(a), name = char(a); end
end
