% SPDX-License-Identifier: Apache-2.0
function T = readtable(file, varargin)
% A delimited text file or a sheet of a workbook (.xlsx) as a table: numbers, times and texts by column. Options Delimiter, ReadVariableNames, ReadRowNames, NumHeaderLines,
% TextType ('char' or 'string'), DatetimeType, TreatAsMissing, CommentStyle, VariableNamingRule ('modify' or 'preserve'), Format ('auto' or %f %s %d %q %D %C), Sheet, Range; or what
% detectImportOptions found.
% Example: f = [tempname '.csv']; writetable(table([1; 2], {'a'; 'b'}), f); readtable(f), delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[o, args] = tableFileOptions('readtable', varargin);
[fields, quoted, o] = tableFields(file, o);
T = makeTable(fieldsTable(fields, quoted, o));
end
