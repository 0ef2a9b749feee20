% SPDX-License-Identifier: Apache-2.0
function k = sheetNumber(who, book, sheet)
% Which sheet of a workbook a name or a number means.
if isnumeric(sheet) && isscalar(sheet)
    k = sheet;
    if k < 1 || k ~= fix(k) || k > numel(book)
        error(sprintf('MATLAB:%s:WorksheetNotFound', who), 'Worksheet %g not found.', sheet);
    end
    return
end
k = find(strcmpi({book.name}, char(sheet)), 1);
if isempty(k), error(sprintf('MATLAB:%s:WorksheetNotFound', who), 'Worksheet ''%s'' not found.', char(sheet)); end
end
