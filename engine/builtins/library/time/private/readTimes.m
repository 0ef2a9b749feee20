% SPDX-License-Identifier: Apache-2.0
function [ms, zoned, used] = readTimes(texts, format)
% Texts as milliseconds since 1970, by a format or by the first usual one that fits all; zoned: the texts said their offset from UTC, which is taken off; used: the format.
formats = {'dd-MMM-yyyy HH:mm:ss.SSS', 'dd-MMM-yyyy HH:mm:ss', 'dd-MMM-yyyy HH:mm', 'dd-MMM-yyyy', 'yyyy-MM-dd HH:mm:ss.SSS', 'yyyy-MM-dd HH:mm:ss', 'yyyy-MM-dd HH:mm', ...
    'yyyy-MM-dd''T''HH:mm:ss.SSS', 'yyyy-MM-dd''T''HH:mm:ss', 'yyyy-MM-dd', 'yyyy/MM/dd HH:mm:ss', 'yyyy/MM/dd', 'MM/dd/yyyy HH:mm:ss', 'MM/dd/yyyy HH:mm', 'MM/dd/yyyy', ...
    'dd/MM/yyyy HH:mm:ss', 'dd/MM/yyyy', 'dd.MM.yyyy HH:mm:ss', 'dd.MM.yyyy', 'MMM-dd-yyyy', 'MMM dd, yyyy', 'MMMM dd, yyyy', 'dd MMM yyyy', 'HH:mm:ss', 'HH:mm'};
if nargin > 1, formats = {format}; end
zoned = nargin > 1 && ~isempty(regexp(regexprep(format, '''[^'']*''', ''), '[ZXxz]', 'once'));
used = '';
none = cellfun(@(t) isempty(strtrim(t)) || strcmp(strtrim(t), 'NaT'), texts);
for k = 1:numel(formats)
    used = formats{k};
    ms = NaN(size(texts));
    for i = find(~none(:))'
        ms(i) = readOne(strtrim(texts{i}), formats{k});
        if isnan(ms(i)) && nargin < 2, break, end
    end
    if ~any(isnan(ms(~none))), return, end
end
if nargin < 2
    bad = texts{find(~none, 1)};
    error('MATLAB:datetime:UnrecognizedDateStringSuggestLocale', 'Could not recognize the date/time format of ''%s''. You can specify a format using the ''InputFormat'' parameter.', bad);
elseif all(isnan(ms(~none)))
    error('MATLAB:datetime:ParseErr', 'Unable to convert ''%s'' to datetime using the format ''%s''.', texts{find(~none, 1)}, format);
end
end

function ms = readOne(text, format)
ms = NaN;
[expression, fields] = readerOf(format);
tokens = regexp(text, ['^' expression '$'], 'tokens', 'once', 'ignorecase');
if isempty(tokens), return, end
v = datevec(now);
p = [v(1:3) 0 0 0];
if any(ismember(fields, 'yuMd')), p(2:3) = 1; end
half = 0;
away = 0;
for k = 1:numel(fields)
    t = tokens{k};
    switch fields(k)
        case {'y', 'u'}
            p(1) = str2double(t);
            if numel(t) == 2, p(1) = p(1) + 2000 - 100*(p(1) > 70); end
        case 'M'
            p(2) = str2double(t);
            if isnan(p(2)), p(2) = find(strncmpi(t, {'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'}, 3)); end
        case 'd', p(3) = str2double(t);
        case {'H', 'h'}, p(4) = str2double(t);
        case 'm', p(5) = str2double(t);
        case 's', p(6) = p(6) + str2double(t);
        case 'S', p(6) = p(6) + str2double(['0.' t]);
        case 'a', half = 1 + strcmpi(t, 'PM');
        case 'Z'
            if any(t(1) == '+-')
                d = t(t >= '0' & t <= '9') - '0';
                away = (d(1)*10 + d(2))*36e5 + (d(3)*10 + d(4))*6e4;
                if t(1) == '-', away = -away; end
            end
    end
end
if half > 0, p(4) = mod(p(4), 12) + 12*(half == 2); end
if p(2) < 1 || p(2) > 12 || p(3) < 1 || p(3) > eomday(p(1), p(2)) || p(4) > 24 || p(5) > 59 || p(6) >= 60, return, end
ms = partsTime(p) - away;
end

function [x, fields] = readerOf(format)
x = '';
fields = '';
k = 1;
while k <= numel(format)
    c = format(k);
    if c == ''''
        close = find(format(k + 1:end) == '''', 1) + k;
        x = [x regexptranslate('escape', format(k + 1:close - 1))];
        k = close + 1;
        continue
    end
    n = find([format(k:end) char(0)] ~= c, 1) - 1;
    k = k + n;
    switch c
        case {'y', 'u'}
            if n == 2, x = [x '(\d{2})']; else, x = [x '(\d{4})']; end
            fields(end + 1) = 'y';
        case 'M'
            if n > 3, x = [x '(January|February|March|April|May|June|July|August|September|October|November|December)'];
            elseif n == 3, x = [x '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)']; else, x = [x '(\d{1,2})']; end
            fields(end + 1) = c;
        case {'d', 'H', 'h', 'm', 's'}
            x = [x '(\d{1,2})'];
            fields(end + 1) = c;
        case 'S'
            x = [x '(\d+)'];
            fields(end + 1) = c;
        case 'a'
            x = [x '([AaPp][Mm])'];
            fields(end + 1) = c;
        case {'e', 'E'}, x = [x '[A-Za-z]+'];
        case {'Z', 'X', 'x', 'z'}
            x = [x '(Z|UTC|[+-]\d\d:?\d\d)'];
            fields(end + 1) = 'Z';
        otherwise, x = [x regexptranslate('escape', repmat(c, 1, n))];
    end
end
end
