% SPDX-License-Identifier: Apache-2.0
function s = fieldsTable(fields, quoted, o)
% The state of the table that fields are: names above, a class for each column.
[m, n] = size(fields);
names = {};
if m > 0
    head = o.ReadVariableNames;
    if isempty(head)
        % A first line of texts above something else, or of different texts above texts, has names.
        isText = cellfun(@ischar, fields(1, :));
        numeric = isText & ~isnan(str2double(strrep(fields(1, :), 'NaN', '1')));
        top = fields(1, :);
        top(~isText) = {''};
        filled = isText & ~cellfun(@isempty, top);
        % Blank names are those of a column of row names or of nothing.
        head = m > 1 && any(filled) && ~any(numeric) && ~any(~isText & ~cellfun(@(v) isnumeric(v) && isscalar(v) && isnan(v), fields(1, :))) && nnz(filled) >= n - 1 && numel(unique(top(filled))) == nnz(filled) && ~any(timesLike(top(filled)));
    end
    if head
        names = fields(1, :);
        names(~cellfun(@ischar, names)) = cellfun(@(x) textOf(x), names(~cellfun(@ischar, names)), 'UniformOutput', false);
        fields(1, :) = [];
        quoted(1, :) = [];
        m = m - 1;
    end
end
formats = formatTypes(o.Format, n);
types = repmat({''}, 1, n);
import = o.Import;
given = {};
if ~isempty(import)
    given = cellstr(import.VariableNames);
    kinds = cellstr(import.VariableTypes);
    types(1:min(n, numel(kinds))) = kinds(1:min(n, end));
    [o.TextType, o.TreatAsMissing] = deal('char', [o.TreatAsMissing cellstr(import.TreatAsMissing)]);
end
if ~isempty(formats), types(1:numel(formats)) = formats; end
keep = find(~strcmp(types, 'skip'));
vars = cell(1, n);
inputs = repmat({''}, 1, n);
if ~isempty(import), inputs(1:numel(import.InputFormats)) = import.InputFormats; end
for k = keep, vars{k} = columnOfFields(fields(:, k), quoted(:, k), types{k}, o, inputs{k}); end
descriptions = {};
empty = cellfun(@isempty, names);
for k = find(empty), names{k} = sprintf('Var%d', k); end
if isempty(names)
    names = arrayfun(@(k) sprintf('Var%d', k), 1:n, 'UniformOutput', false);
elseif strcmpi(o.VariableNamingRule, 'preserve')
    names = matlab.lang.makeUniqueStrings(names);
else
    valid = matlab.lang.makeUniqueStrings(matlab.lang.makeValidName(names));
    if ~isequal(valid, names)
        descriptions = names;
        descriptions(strcmp(valid, names)) = {''};
        warning('MATLAB:table:ModifiedAndSavedVarnames', ['Column headers from the file were modified to make them valid MATLAB identifiers before creating variable names for the table. ' ...
            'The original column headers are saved in the VariableDescriptions property.\nSet ''VariableNamingRule'' to ''preserve'' to use the original column headers as table variable names.']);
    end
    names = valid;
end
names(1:min(n, numel(given))) = given(1:min(n, end));
s = tableState(names, vars, m);
s.descriptions = descriptions;
s = chosenVariables(s, keep);
if ~isempty(import), s = chosenVariables(s, tableVariables(s, import.SelectedVariableNames)); end
if ~isempty(o.VariableNames), s.names = checkedNames(o.VariableNames, numel(s.names), 'VariableNames'); end
if o.ReadRowNames && ~isempty(s.vars)
    labels = s.vars{1};
    if ~iscellstr(labels), labels = cellstr(string(labels)); end
    if ~isempty(names) && ~strcmp(s.names{1}, 'Var1'), s.dims{1} = s.names{1}; end
    s = chosenVariables(s, 2:numel(s.vars));
    s.rowNames = reshape(checkedNames(labels, m, 'RowNames'), [], 1);
end
end

function t = textOf(x)
t = '';
if isnumeric(x) && ~isnan(x), t = sprintf('%.15g', x); end
end

function tf = timesLike(texts)
tf = ~cellfun(@isempty, regexp(texts, '^\d{1,4}[-/]\w{1,3}[-/]\d{1,4}', 'once'));
end

function types = formatTypes(format, n)
types = {};
if isempty(format) || strcmpi(char(format), 'auto'), return, end
specifiers = regexp(char(format), '%(\*?)[\d.]*(f|d\d*|u\d*|s|q|C|D|n)(?:\{[^}]*\})?', 'tokens');
for k = 1:numel(specifiers)
    t = specifiers{k};
    if ~isempty(t{1}), types{k} = 'skip'; continue, end
    switch t{2}(1)
        case {'f', 'n'}, types{k} = 'double';
        case 'd', types{k} = 'int32'; if numel(t{2}) > 1, types{k} = ['int' t{2}(2:end)]; end
        case 'u', types{k} = 'uint32'; if numel(t{2}) > 1, types{k} = ['uint' t{2}(2:end)]; end
        case 'D', types{k} = 'datetime';
        case 'C', types{k} = 'categorical';
        otherwise, types{k} = 'text';
    end
end
end
