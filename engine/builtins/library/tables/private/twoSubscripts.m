% SPDX-License-Identifier: Apache-2.0
function twoSubscripts(n)
% Tables take a subscript of rows and one of variables.
if n == 1
    error('MATLAB:table:LinearSubscript', ['Subscripting into a table using one subscript (as in t(i)) is not supported. Specify a row subscript and a variable subscript, as in t(rows,vars). ' ...
        'To select variables, use t(:,i) or for one variable t.(i). To select rows, use t(i,:).']);
elseif n ~= 2
    error('MATLAB:table:NDSubscript', 'Table subscripts must be two dimensional: rows and variables, as in t(rows,vars).');
end
end
