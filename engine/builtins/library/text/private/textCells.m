% SPDX-License-Identifier: Apache-2.0
function c = textCells(t)
% The texts of a string array, a cell of texts or one char vector, as cells of the same size.
if ischar(t)
    c = {t};
elseif isstring(t)
    c = reshape(cellstr(t), size(t));
elseif iscellstr(t)
    c = t;
else
    error('MATLAB:string:MustBeCharCellArrayOrString', 'First argument must be text.');
end
end
