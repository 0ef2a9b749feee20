% Top rows, groups by several vectors and by times of rows, steps of timetables, what cells show.
T = table([3; 1; 2; NaN], {'x'; 'y'; 'z'; 'w'}, 'VariableNames', {'v', 's'}); topkrows(T, 2, 'v')
[B, i] = topkrows(T, 2); disp(B.s'), disp(i'), B = topkrows(T, 2, 'v', 'ascend'); disp(B.s'), B = topkrows(T, 9, {'s'}); disp(B.s'), B = topkrows(T, 1, {'v', 's'}, {'descend', 'ascend'}); disp(B.v)
try, topkrows(T, -1), catch e, disp(e.identifier), end
[G, a, b] = findgroups([1; 1; 2], ["a"; "b"; "a"]), [G, a, b] = findgroups([2 1 NaN 2], categorical({'q' 'p' 'p' 'q'}))
[G, TID] = findgroups(table([1; 1; 2], [1; 1; 3])), [G, c] = findgroups(categorical({'b'; 'a'; 'b'})), [G, c] = findgroups({'b'; 'a'; 'b'}), disp(findgroups(datetime(2024, 1, [3 1 NaN 3])))
try, findgroups([1 2], 1), catch e, disp(e.identifier), end
% Without columns.
table(zeros(2, 0), [1; 2])
table(5)
TT = timetable(datetime(2024, 1, 1) + hours([0; 1; 3]), [1; 2; 3], 'VariableNames', {'v'}); disp(TT.Properties.TimeStep), disp(TT.Properties.SampleRate)
TT = timetable(datetime(2024, 1:3, 1)', [1; 2; 3]); disp(TT.Properties.TimeStep), disp(TT.Properties.SampleRate), TT.Properties
TT = timetable(seconds([1; 1.5; 2]), [1; 2; 3]); disp(TT.Properties.TimeStep), disp(TT.Properties.SampleRate)
TT = timetable(datetime(2024, 1, 1) + hours([0; 1; 30]), [1; 2; 4], 'VariableNames', {'v'});
groupsummary(TT, 'Time', 'day', 'mean', 'v'), groupsummary(TT, 'Time', 'month', {'sum', 'max'}), groupsummary(TT, 'Time', 'hour', 'sum'), groupcounts(TT, 'Time', 'day'), groupcounts(TT, 'Time'), groupfilter(TT, 'Time', @(x) x > 1)
% Cells.
T = table({@sin; @(x) x + 1})
T = addprop(table(1), {'S', 'W'}, {'table', 'variable'}); T.Properties.CustomProperties.S = 'x'; T.Properties.CustomProperties, disp(T.Properties.CustomProperties.S)
P = T.Properties; P.CustomProperties.S = 7; T.Properties = P; disp(T.Properties.CustomProperties.S), table(1).Properties.CustomProperties
T = table(categorical({'a'}), 1, 10); disp(T{1, 2:3})
try, T{1, :}, catch e, disp(e.identifier), disp(e.message), end
T = timetable(seconds((1:5)'), (1:5)'); T(withtol(seconds([2.1 4]), seconds(0.2)), :)
try, withtol(1, seconds(1)), catch e, disp(e.identifier), end
try, withtol(seconds(1:3), seconds([1 2])), catch e, disp(e.identifier), end
