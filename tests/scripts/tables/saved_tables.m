% Tables, categories and times in MAT files, JSON and listings.
f = [tempname '.mat'];
T = table([1; 2], ["a"; missing], {'x'; 'y'}, categorical({'u'; 'v'}), datetime(2024, 1, [1; 2], 'TimeZone', 'UTC'), hours([1; 2.5]), 'VariableNames', {'n', 's', 'c', 'k', 't', 'd'}, 'RowNames', {'r1', 'r2'});
T.Properties.VariableUnits = {'m', '', '', '', '', ''};
TT = timetable(seconds([1; 2]), [5; 6]);
c = categorical({'lo', 'hi'}, {'lo', 'hi'}, 'Ordinal', true);
when = datetime(2024, 2, 29, 'Format', 'yyyy/MM/dd');
s.inner = {table(7), 'text'};
e = table();
for w = whos('T', 'c', 'when')', fprintf('%s %dx%d %s\n', w.name, w.size, w.class); end
save(f, 'T', 'TT', 'c', 'when', 's', 'e')
L = load(f);
L.T, isequaln(L.T, T), L.T.Properties.VariableUnits, L.T.t.TimeZone
L.TT, L.c, L.c(1) < L.c(2), L.when, L.s.inner{1}, L.e
save(f, 'T', '-v7.3'), L = load(f); isequaln(L.T, T), ismissing(L.T.s)'
delete(f)
jsonencode(T(:, {'n', 'c', 'k'})), jsonencode(categorical({'a'})), jsonencode(TT)
when, hours([1 2]), NaT(0, 3), seconds(zeros(1, 0)), disp(when)
