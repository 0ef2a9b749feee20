% SPDX-License-Identifier: Apache-2.0
function writetable(T, file, varargin)
% A table to a delimited text file, or to a workbook (.xlsx). Options Delimiter, WriteVariableNames, WriteRowNames, QuoteStrings, WriteMode ('overwrite' or 'append'), Sheet, Range.
% Example: f = [tempname '.csv']; writetable(table([1; 2], {'a'; 'b'}), f); disp(fileread(f)), delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('writetable', T);
if nargin < 2, file = [inputname(1) '.txt']; if strcmp(file, '.txt'), file = 'table.txt'; end, end
s = objectState(T);
o = struct('WriteVariableNames', true, 'WriteRowNames', false, 'Delimiter', ',', 'QuoteStrings', 'minimal', 'WriteMode', 'overwrite', 'Sheet', 1, 'Range', '', 'FileType', '', 'Encoding', '', 'DateLocale', '', 'LineEnding', '', 'UseExcel', [], 'AutoFitWidth', []);
for k = 1:2:numel(varargin)
    if k == numel(varargin), error('MATLAB:table:parseArgs:WrongNumberArgs', 'Wrong number of arguments: options are pairs of names and values.'); end
    names = fieldnames(o);
    at = find(strcmpi(char(varargin{k}), names), 1);
    if isempty(at), error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(varargin{k})); end
    o.(names{at}) = varargin{k + 1};
end
appended = strcmpi(o.WriteMode, 'append');
if appended && ~any(strcmpi(varargin(1:2:end), 'WriteVariableNames')) && isfile(file), o.WriteVariableNames = false; end
columns = {};
names = {};
if s.timed, columns{1} = cellstr(s.times); names{1} = s.dims{1}; end
if o.WriteRowNames && ~isempty(s.rowNames), columns{1} = s.rowNames(:); names{1} = s.dims{1}; end
for k = 1:numel(s.vars)
    v = s.vars{k};
    if istable(v), v = table2cell(v); end
    n = prod(size(v, 2:max(2, ndims(v))));
    if ischar(v), v = cellstr(v); n = 1; end
    v = reshape(v, s.rows, n);
    if iscategorical(v)
        gone = isundefined(v);
        v = cellstr(v);
        v(gone) = {''};
    elseif isa(v, 'datetime') || isa(v, 'duration')
        v = reshape(cellstr(v), s.rows, n);
    elseif isstring(v)
        gone = ismissing(v);
        v = cellstr(v);
        v(gone) = {''};
    elseif ~iscell(v)
        v = num2cell(v);
    end
    for c = 1:n
        columns{end + 1} = v(:, c);
        if n > 1, names{end + 1} = sprintf('%s_%d', s.names{k}, c); else, names{end + 1} = s.names{k}; end
    end
end
C = [columns{:}];
if isempty(columns), C = cell(s.rows, 0); end
[~, ~, extension] = fileparts(char(file));
if any(strcmpi(extension, {'.xlsx', '.xls', '.xlsm'})) || strcmpi(o.FileType, 'spreadsheet')
    if o.WriteVariableNames, C = [names; C]; end
    args = {o.Sheet};
    if ~isempty(o.Range), args{2} = o.Range; end
    xlswrite(char(file), C, args{:});
    return
end
if o.WriteVariableNames, C = [names; C]; end
% NaN is written as NaN, a cell of several values as its first ones cannot be.
big = ~cellfun(@(x) ischar(x) || isstring(x) || isscalar(x) || isempty(x), C);
if any(big(:)), C(big) = {''}; end
writecell(C, file, 'Delimiter', o.Delimiter, 'QuoteStrings', o.QuoteStrings, 'WriteMode', o.WriteMode);
end
