% SPDX-License-Identifier: Apache-2.0
% DataLines of import options: from line to line, a row a range; the line of names stays.
f = [tempname '.csv'];
writelines(["Name,English"; "Ann,90"; "Bob,60"; "Cat,1"; "Dan,5"], f);
o = detectImportOptions(f);
disp(o.DataLines)
for lines = {[2 Inf], [3 4], [2 2; 5 Inf], 4}
    o.DataLines = lines{1};
    T = readtable(f, o);
    fprintf('%s ', T.Properties.VariableNames{:}, T.Name{:}); fprintf('%g ', T.English); fprintf('\n');
end
writelines(["1,2"; "3,4"; "5,6"], f);
o = detectImportOptions(f);
o.DataLines = [2 3];
disp(readtable(f, o).Var2')
o.DataLines = [2 2];
disp(readtable(f, o).Var1)
delete(f)
