% SPDX-License-Identifier: Apache-2.0
function ms = readDurations(texts, format)
% Texts as milliseconds, by a format or by the number of their parts: hh:mm, hh:mm:ss or dd:hh:mm:ss.
usual = {'', 'hh:mm', 'hh:mm:ss', 'dd:hh:mm:ss'};
if ~isempty(format) && isempty(regexp(format, '^(dd:hh:mm:ss|hh:mm:ss|mm:ss)(\.S{1,9})?$|^hh:mm$', 'once'))
    error('MATLAB:duration:UnrecognizedInputFormat', 'Unsupported format ''%s''. Specify ''dd:hh:mm:ss'', ''hh:mm:ss'', ''mm:ss'' or ''hh:mm'', the first three with up to nine S after a period.', format);
end
weights = struct('dd', 864e5, 'hh', 36e5, 'mm', 6e4, 'ss', 1e3);
ms = NaN(size(texts));
for k = 1:numel(texts)
    text = strtrim(texts{k});
    if any(strcmpi(text, {'NaN', ''})), continue, end
    form = format;
    if isempty(form), form = usual{min(nnz(text == ':') + 1, end)}; end
    names = strsplit(strtok(form, '.'), ':');
    parts = regexp(text, '^([+-]?)(\d+(?::\d+)*(?:\.\d*)?)$', 'tokens', 'once');
    p = [];
    if ~isempty(parts), p = str2double(strsplit(parts{2}, ':')); end
    whole = isempty(format) || any(format == '.') || ~any(text == '.');
    if isempty(names{1}) || numel(p) ~= numel(names) || ~whole
        if isempty(format), error('MATLAB:duration:DataMismatchedFormat', 'Unable to convert ''%s'' to a duration.', texts{k}); end
        error('MATLAB:duration:DataMismatchedFormat', 'Unable to convert ''%s'' to a duration using the format ''%s''.', texts{k}, format);
    end
    ms(k) = sum(p.*cellfun(@(n) weights.(n), names));
    if strcmp(parts{1}, '-'), ms(k) = -ms(k); end
end
end
