% SPDX-License-Identifier: Apache-2.0
function v = columnOfFields(c, quoted, type, o, input)
% A column of fields as an array of a class: the given one, or numbers, times, durations or texts, whichever all fields are.
if ~all(cellfun(@ischar, c)), c = sheetColumn(c); if ~iscell(c), v = converted(c, type); return, end, end
none = cellfun(@isempty, c) & ~quoted;
none = none | reshape(ismember(c, o.TreatAsMissing), size(none));
switch type
    case {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64'}
        v = str2double(strrep(c, ',', ''));
        v(none) = o.EmptyValue;
        v = cast(v, type);
        return
    case 'logical'
        v = ismember(lower(c), {'true', '1', 't', 'yes'});
        return
    case 'datetime'
        c(none) = {''};
        if ~isempty(input), v = datetime(c, 'InputFormat', input, 'Format', input); return, end
        v = asTimes(c, none);
        if isempty(v), v = datetime(c); end
        return
    case 'duration', v = duration(c); return
    case 'categorical', c(none) = {''}; v = categorical(c); return
    case 'string', v = string(c); v(none) = string(missing); return
    case {'char', 'cellstr', 'text'}, c(none) = {''}; v = asText(c, none, o); return
end
if ~any(quoted & ~none)
    v = str2double(c);
    bad = isnan(v) & ~none & ~ismember(lower(c), {'nan', '+nan', '-nan'});
    if isreal(v) && ~any(bad) && ~any(strcmpi(c, 'i') | strcmpi(c, 'j'))
        v(none) = o.EmptyValue;
        return
    end
end
if ~strcmpi(o.DatetimeType, 'text') && ~all(none)
    v = asTimes(c, none);
    if ~isempty(v), return, end
    if all(none | ~cellfun(@isempty, regexp(c, '^-?\d+:\d\d:\d\d(\.\d+)?$', 'once')))
        c(none) = {'NaN'};
        v = duration(c);
        return
    end
end
c(none) = {''};
v = asText(c, none, o);
end

function v = asText(c, none, o)
v = c;
if strcmpi(o.TextType, 'string')
    v = string(c);
    v(none) = string(missing);
end
end

function v = asTimes(c, none)
v = [];
forms = {'^\d{4}-\d\d-\d\d$', 'uuuu-MM-dd'; '^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$', 'uuuu-MM-dd HH:mm:ss'; '^\d{4}-\d\d-\d\d \d\d:\d\d$', 'uuuu-MM-dd HH:mm'; ...
    '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$', 'uuuu-MM-dd''T''HH:mm:ss'; '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$', 'uuuu-MM-dd''T''HH:mm:ss.SSS'; '^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$', 'uuuu-MM-dd HH:mm:ss.SSS'; ...
    '^\d{4}/\d\d/\d\d$', 'uuuu/MM/dd'; '^\d{4}/\d\d/\d\d \d\d:\d\d:\d\d$', 'uuuu/MM/dd HH:mm:ss'; '^\d{1,2}/\d{1,2}/\d{4}$', 'MM/dd/uuuu'; '^\d{1,2}/\d{1,2}/\d{4} \d\d?:\d\d:\d\d$', 'MM/dd/uuuu HH:mm:ss'; ...
    '^\d{1,2}/\d{1,2}/\d{4} \d\d?:\d\d$', 'MM/dd/uuuu HH:mm'; '^\d{1,2}-[A-Za-z]{3}-\d{4}$', 'dd-MMM-uuuu'; '^\d{1,2}-[A-Za-z]{3}-\d{4} \d\d:\d\d:\d\d$', 'dd-MMM-uuuu HH:mm:ss'; '^\d{1,2}\.\d{1,2}\.\d{4}$', 'dd.MM.uuuu'};
first = find(~none, 1);
for k = 1:size(forms, 1)
    if isempty(regexp(c{first}, forms{k, 1}, 'once')), continue, end
    if any(cellfun(@isempty, regexp(c(~none), forms{k, 1}, 'once'))), return, end
    form = forms{k, 2};
    if strncmp(form, 'MM/dd', 5) && any(str2double(regexp(c(~none), '^\d+', 'match', 'once')) > 12), form = strrep(form, 'MM/dd', 'dd/MM'); end
    c(none) = {''};
    try
        v = datetime(c, 'InputFormat', form, 'Format', form);
    catch
        return
    end
    if any(isnat(v(~none))), v = []; end
    return
end
end

function v = sheetColumn(c)
% Values of a workbook: numbers where none is a text, texts otherwise.
none = cellfun(@(x) isnumeric(x) && isscalar(x) && isnan(x), c);
isText = cellfun(@ischar, c);
if ~any(isText)
    if all(cellfun(@islogical, c(~none))) && any(~none) && ~any(none), v = vertcat(c{:}); else, v = cellfun(@double, c); end
    return
end
v = c;
v(none) = {''};
v(~none & ~isText) = cellfun(@(x) sprintf('%.15g', x), c(~none & ~isText), 'UniformOutput', false);
end

function v = converted(v, type)
if isempty(type) || strcmp(type, class(v)), return, end
if any(strcmp(type, {'char', 'text', 'cellstr'})), v = cellstr(string(v)); elseif strcmp(type, 'string'), v = string(v); elseif strcmp(type, 'categorical'), v = categorical(v);
elseif strcmp(type, 'datetime'), v = datetime(v, 'ConvertFrom', 'excel'); else, v = cast(v, type); end
end
