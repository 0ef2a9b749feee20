% SPDX-License-Identifier: Apache-2.0
function opts = detectImportOptions(file, varargin)
% How readtable would read a file: Delimiter, VariableNames, VariableTypes, SelectedVariableNames and others, which may be changed before readtable(file, opts) reads it.
% See setvartype, setvaropts.
% Example: f = [tempname '.csv']; writetable(table([1; 2], {'a'; 'b'}), f); o = detectImportOptions(f); o.VariableTypes, delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = tableFileOptions('detectImportOptions', varargin);
[fields, quoted, o] = tableFields(file, o);
state = warning('off', 'MATLAB:table:ModifiedAndSavedVarnames');
back = onCleanup(@() warning(state));
s = fieldsTable(fields, quoted, o);
types = cellfun(@class, s.vars, 'UniformOutput', false);
types(strcmp(types, 'cell')) = {'char'};
header = 0;
if ~isempty(o.NumHeaderLines), header = o.NumHeaderLines; end
named = s.rows < size(fields, 1);
p = struct('Delimiter', {{o.Delimiter}}, 'LineEnding', {{newline, char(13), [char(13) newline]}}, 'CommentStyle', {{}}, 'EmptyLineRule', 'skip', 'ConsecutiveDelimitersRule', 'split', 'LeadingDelimitersRule', 'keep', 'MissingRule', 'fill', ...
    'ImportErrorRule', 'fill', 'ExtraColumnsRule', 'addvars', 'TreatAsMissing', {{}}, 'VariableNames', {s.names}, 'VariableTypes', {types}, 'SelectedVariableNames', {s.names}, 'InputFormats', {repmat({''}, 1, numel(s.names))}, ...
    'VariableNamingRule', o.VariableNamingRule, 'DataLines', [header + named + 1, Inf], 'VariableNamesLine', (header + 1)*named);
opts = makeObject('matlab.io.text.DelimitedTextImportOptions', p, [], struct('isempty', @(o) false, 'set', @setOption));
end

function o = setOption(o, name, value)
p = struct();
for f = fieldnames(o)', p.(f{1}) = o.(f{1}); end
if ~isfield(p, name)
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''%s''.', name, class(o));
end
if strcmp(name, 'VariableNames')
    [~, at] = ismember(cellstr(p.SelectedVariableNames), p.VariableNames);
    value = reshape(cellstr(value), 1, []);
    p.SelectedVariableNames = value(at);
elseif any(strcmp(name, {'VariableTypes', 'Delimiter', 'SelectedVariableNames'}))
    if isnumeric(value), value = p.VariableNames(value); end
    value = reshape(cellstr(value), 1, []);
end
p.(name) = value;
o = changedObject(o, p, []);
end
