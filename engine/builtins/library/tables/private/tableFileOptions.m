% SPDX-License-Identifier: Apache-2.0
function [o, args] = tableFileOptions(who, args)
% The options of readtable and its kin; those of detectImportOptions come in front.
o = struct('Delimiter', '', 'ReadVariableNames', [], 'ReadRowNames', false, 'NumHeaderLines', [], 'HeaderLines', [], 'TextType', 'char', 'DatetimeType', 'datetime', 'TreatAsMissing', {{}}, ...
    'TreatAsEmpty', {{}}, 'CommentStyle', '', 'VariableNamingRule', 'modify', 'PreserveVariableNames', [], 'Format', '', 'Sheet', 1, 'Range', '', 'FileType', '', 'Encoding', '', 'EmptyValue', NaN, ...
    'MultipleDelimsAsOne', false, 'ConsecutiveDelimitersRule', '', 'LeadingDelimitersRule', '', 'EmptyLineRule', '', 'MissingRule', '', 'ImportErrorRule', '', 'ExtraColumnsRule', '', 'Whitespace', '', 'EndOfLine', '', 'LineEnding', '', ...
    'DateLocale', '', 'DurationType', 'duration', 'HexType', 'auto', 'BinaryType', 'auto', 'ThousandsSeparator', '', 'DecimalSeparator', '.', 'UseExcel', false, 'ExpectedNumVariables', [], 'ReturnOnError', [], 'CollectOutput', [], ...
    'VariableNamesLine', [], 'DataLines', [], 'VariableNames', {{}}, 'Import', []);
if ~isempty(args) && isa(args{1}, 'matlab.io.text.DelimitedTextImportOptions')
    o.Import = args{1};
    args(1) = [];
end
if mod(numel(args), 2)
    error('MATLAB:table:parseArgs:WrongNumberArgs', 'Wrong number of arguments: options are pairs of names and values.');
end
for k = 1:2:numel(args)
    name = char(args{k});
    at = find(strcmpi(name, fieldnames(o)), 1);
    if isempty(at)
        error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', name);
    end
    names = fieldnames(o);
    o.(names{at}) = args{k + 1};
end
if isempty(o.NumHeaderLines), o.NumHeaderLines = o.HeaderLines; end
n = o.NumHeaderLines;
if ~isempty(n) && ~(isnumeric(n) && isscalar(n) && n >= 0 && n == fix(n))
    error('MATLAB:textio:textio:InvalidNumHeaderLines', 'NumHeaderLines must be a nonnegative integer.');
end
if isempty(o.TreatAsMissing), o.TreatAsMissing = o.TreatAsEmpty; end
o.TreatAsMissing = cellstr(o.TreatAsMissing);
if ~isempty(o.PreserveVariableNames) && o.PreserveVariableNames, o.VariableNamingRule = 'preserve'; end
marks = struct('comma', ',', 'space', ' ', 'tab', '\t', 'semi', ';', 'semicolon', ';', 'bar', '|');
d = cellstr(o.Delimiter);
o.Delimiter = d{1};
if isfield(marks, o.Delimiter), o.Delimiter = marks.(o.Delimiter); end
end
