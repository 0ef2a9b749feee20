% SPDX-License-Identifier: Apache-2.0
function c = columnTexts(v)
% A variable's rows as texts of one width each, as tables show them.
n = size(v, 1);
if n == 0
    c = repmat(' ', 0, 0);
    return
elseif ischar(v)
    c = v(:, :);
    return
elseif numel(v) == 0
    t = repmat({sprintf('1%s0 %s', char(215), class(v))}, n, 1);
    left = true;
elseif isenum(v)
    t = reshape(cellstr(v), size(v));
    left = true;
elseif isnumeric(v) || islogical(v) || isa(v, 'datetime') || isa(v, 'duration') || isa(v, 'calendarDuration')
    if islogical(v)
        words = {'false', 'true'};
        t = reshape(words(v(:) + 1), size(v));
    elseif isnumeric(v)
        t = numberTexts(v);
    else
        t = cellstr(v);
    end
    left = islogical(v);
elseif isstring(v)
    t = cellstr(compose("""%s""", reshape(v, [], 1)));
    gone = ismissing(v(:));
    t(gone) = {'<missing>'};
    t = reshape(t, size(v));
    left = true;
elseif iscategorical(v)
    t = cellstr(v);
    left = true;
elseif iscell(v)
    t = cellTexts(v);
    left = true;
elseif istable(v) || istimetable(v)
    t = cellTexts(num2cell(v.Variables));
    left = true;
else
    d = size(v);
    t = repmat({sprintf('1%s%d %s', char(215), prod(d(2:end)), class(v))}, n, 1);
    left = true;
end
t = reshape(t, n, []);
if ~left && isnumeric(v) && size(t, 2) > 1, t = reshape(cellstr(strjust(char(t(:)), 'right')), n, []); end
parts = cell(1, 2*size(t, 2) - 1);
parts(2:2:end) = {repmat(' ', n, 4)};
for k = 1:size(t, 2)
    if left, parts{2*k - 1} = char(t(:, k)); else, parts{2*k - 1} = strjust(char(t(:, k)), 'right'); end
    if isempty(parts{2*k - 1}), parts{2*k - 1} = repmat(' ', n, 0); end
end
c = [parts{:}];
if isempty(c), c = repmat(' ', n, 0); end
end

function t = numberTexts(v)
form = '%.5g';
words = lower(displayFormat());
if contains(words, 'long'), if isa(v, 'single'), form = '%.7g'; else, form = '%.15g'; end, end
if contains(words, 'bank'), form = '%.2f'; end
if isinteger(v), form = '%d'; end
x = reshape(full(v), [], 1);
if isreal(x)
    t = cellstr(strjust(char(compose(form, double(x))), 'left'));
    if isinteger(v), t = arrayfun(@(y) sprintf('%d', y), x, 'UniformOutput', false); end
else
    t = arrayfun(@(z) sprintf([form '%s' form 'i'], real(z) + 0, part(imag(z)), abs(imag(z))), x, 'UniformOutput', false);
end
t = reshape(t, size(v));
end

function s = part(y)
if y < 0, s = ' - '; else, s = ' + '; end
end

function t = cellTexts(c)
t = cell(size(c));
numbers = false(size(c));
for k = 1:numel(c)
    x = c{k};
    d = sprintf([char(215) '%d'], size(x));
    if ischar(x) && (size(x, 1) == 1 || isequal(size(x), [0 0]))
        t{k} = ['''' x ''''];
        if isempty(x), t{k} = sprintf('%s char', d(2:end)); end
    elseif isstring(x) && isscalar(x)
        if ismissing(x), t{k} = '<missing>'; else, t{k} = ['["' char(x) '"]']; end
    elseif (isnumeric(x) || islogical(x)) && isscalar(x)
        t{k} = char(numberTexts(double(x)));
        numbers(k) = true;
    elseif (isa(x, 'datetime') || isa(x, 'duration') || iscategorical(x)) && isscalar(x)
        t{k} = char(x);
    elseif isa(x, 'function_handle')
        t{k} = func2str(x);
        if t{k}(1) ~= '@', t{k} = ['@' t{k}]; end
    elseif isnumeric(x) && isequal(size(x), [0 0]) && isa(x, 'double')
        t{k} = sprintf('0%s0 double', char(215));
    else
        t{k} = sprintf('%s %s', d(2:end), class(x));
    end
end
for k = 1:size(c, 2)
    wide = max([cellfun('length', t(:, k)) + 2*numbers(:, k); 0]);
    for i = 1:size(c, 1)
        if numbers(i, k)
            t{i, k} = ['{[' repmat(' ', 1, wide - 2 - numel(t{i, k})) t{i, k} ']}'];
        else
            t{i, k} = ['{' t{i, k} repmat(' ', 1, wide - numel(t{i, k})) '}'];
        end
    end
end
end
