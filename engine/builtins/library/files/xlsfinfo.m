% SPDX-License-Identifier: Apache-2.0
function [status, sheets, format] = xlsfinfo(file)
% Is a file an Excel workbook, and its sheets: status is 'Microsoft Excel Spreadsheet' or ''.
% Example: f = [tempname '.xlsx']; xlswrite(f, 1), [s, names] = xlsfinfo(f); delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
file = char(file);
if ~isfile(file), error('MATLAB:xlsfinfo:FileNotFound', 'File ''%s'' not found.', file); end
format = '';
try
    book = workbookSheets('xlsfinfo', file);
catch e
    status = '';
    sheets = e.message;
    return
end
status = 'Microsoft Excel Spreadsheet';
sheets = {book.name};
format = 'xlOpenXMLWorkbook';
end
