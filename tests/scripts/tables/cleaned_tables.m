% SPDX-License-Identifier: Apache-2.0
% Functions that clean data, of tables: at the times of the rows, of chosen variables, with what comes behind. Totals of pivot, groups without rows.
t = datetime(2020, 1, 1, [0 1 2 5 6], 0, 0)';
TT = timetable(t, [1; 2; 9; 4; 5], 'VariableNames', {'v'});
fprintf('%g ', smoothdata(TT, 'movmean', hours(2)).v), fprintf('\n');
fprintf('%d ', isoutlier(TT, 'movmedian', hours(4)), islocalmax(TT)), fprintf('\n');
fprintf('%g ', fillmissing(timetable(t, [1; NaN; 3; NaN; 5]), 'linear').Var1), fprintf('\n');
fprintf('%.4f ', detrend(TT).v), fprintf('\n');
T = table([1; 2; 3; 100; 2; 1; 2], {'a'; 'b'; 'c'; 'd'; 'e'; 'f'; 'g'}, 'VariableNames', {'x', 'g'});
[B, tf, L, U, C] = filloutliers(T, 'linear');
fprintf('%g ', B.x), fprintf('%d ', tf), fprintf('%.4f %.4f %g\n', L.x, U.x, C.x);
[R, gone] = rmoutliers(T); fprintf('%d %s\n', find(gone), strjoin(R.g, ''));
S = smoothdata(T, 'movmean', 3, 'ReplaceValues', false); disp(S.Properties.VariableNames)
S = isoutlier(T, 'OutputFormat', 'tabular'); disp(S.Properties.VariableNames)
try, isoutlier(T, 'DataVariables', 'g'), catch e, disp(e.message), end
T = table({'a'; 'b'; 'a'}, {'x'; 'x'; 'y'}, [1; 2; 3], 'VariableNames', {'r', 'c', 'v'});
pivot(T, 'Rows', 'r', 'Columns', 'c', 'DataVariable', 'v', 'IncludeTotals', true)
pivot(T, 'Rows', 'r', 'DataVariable', 'v', 'Method', 'mean', 'IncludeTotals', true)
groupsummary(T, {'r', 'c'}, 'sum', 'v', 'IncludeEmptyGroups', true)
try, stack(T, {'r', 'v'}), catch e, disp(e.message), end
[~, tbl, stats] = anova1([1 2 3; 2 3 4; 5 6 9], [], 'off'); disp(tbl{2, 1}), disp(stats.gnames)
% What is filled or scaled behind the variables; constants beside what is unstacked; times in order.
T = fillmissing(table([1; NaN; 3]), 'linear', 'ReplaceValues', false); disp(T.Properties.VariableNames), fprintf('%g ', T{:, :}), fprintf('\n');
T = normalize(table([1; 2; 3]), 'range', 'ReplaceValues', false); disp(T.Properties.VariableNames), fprintf('%g ', T{:, :}), fprintf('\n');
unstack(table([1; 1; 2; 2], {'a'; 'b'; 'a'; 'b'}, [5; 6; 7; 8], [1; 1; 2; 2], 'VariableNames', {'k', 'n', 'v', 'c'}), 'v', 'n', 'GroupingVariables', 'k', 'ConstantVariables', 'c')
fprintf('%d %d\n', issorted(TT), issorted(TT([2 1 3], :)));
try, fillmissing(table([1; NaN]), 'linear', 'ReplaceValues', 'no'), catch e, disp(e.message), end
