% readtable and writetable: what is written is read again.
f = [tempname '.csv'];
back = onCleanup(@() delete(f));
T = table([1; 2.5; NaN], {'plain'; 'with, comma'; 'say "hi"'}, [true; false; true], datetime(2024, 2, [1; 15; 29]), ["s1"; missing; "s3"], categorical({'a'; 'b'; 'a'}), [1 2; 3 4; 5 6], ...
    'VariableNames', {'num', 'text', 'flag', 'day', 'str', 'cat', 'two'});
writetable(T, f), disp(fileread(f))
R = readtable(f)
class(R.num), class(R.text), class(R.day), class(R.flag)
R = readtable(f, 'TextType', 'string'); class(R.text)
writetable(T(:, 1:2), f, 'Delimiter', '\t', 'WriteVariableNames', false), disp(fileread(f))
R = readtable(f)
N = table([1; 2], [3; 4], 'RowNames', {'u', 'v'}, 'VariableNames', {'p', 'q'});
writetable(N, f, 'WriteRowNames', true), disp(fileread(f))
readtable(f, 'ReadRowNames', true)
writetable(table(7, 8, 'VariableNames', {'p', 'q'}), f), writetable(table(9, 10, 'VariableNames', {'p', 'q'}), f, 'WriteMode', 'append'), readtable(f)
put = @(varargin) writelines(string(varargin), f);
put('Body Mass,2nd,ok', '1,2,x', '3,4,y')
warning('off', 'MATLAB:table:ModifiedAndSavedVarnames')
R = readtable(f), R.Properties.VariableDescriptions
R = readtable(f, 'VariableNamingRule', 'preserve'); R.Properties.VariableNames, R.('Body Mass')'
put('1,2,3', '4,,6'), readtable(f)
put('# comment', '% made by hand', 'a;b', '1;x', '2;y'), readtable(f, 'Delimiter', ';', 'NumHeaderLines', 2)
put('t,v', '2024-01-05 10:30:00,1', '2024-01-06 11:00:00,2'), R = readtable(f), readtimetable(f)
put('when,v', '3/25/2023,1', '12/1/2023,2'), R = readtable(f)
put('d,v', '00:01:30,1', '01:00:00,2'), R = readtable(f); class(R.d), minutes(R.d)'
put('id,code', '1,007', '2,NA'), readtable(f), readtable(f, 'TreatAsMissing', 'NA'), readtable(f, 'Format', '%d%s')
put('name,notes', '"A, B","line one', 'line two"', 'C,short'), R = readtable(f); size(R), R.notes{1}
put('x y  z', '1 2  3', '4 5  6'), readtable(f, 'Delimiter', ' ', 'MultipleDelimsAsOne', true)
put('id,v,c', '1,5,red', '2,6,blue')
o = detectImportOptions(f); o.VariableNames, o.VariableTypes
o = setvartype(o, 'c', 'categorical'); o.SelectedVariableNames = {'id', 'c'};
R = readtable(f, o), class(R.c)
g = [tempname '.xlsx'];
writetable(table([1; 2], {'a'; 'b'}, 'VariableNames', {'n', 'w'}), g), readtable(g), readtable(g, 'Sheet', 1, 'Range', 'A1:A3'), delete(g)
put('only,header'), readtable(f)
put('x', '1', '2'), readtable(f, 'ReadVariableNames', false)
try, readtable(f, 'Nonsense', 1), catch e, disp(e.message), end
try, writetable(5, f), catch e, disp(e.message), end
