% Ranges of a timetable's times, and rows chosen by constraints on variables.
T = timetable(seconds((1:5)'), (1:5)', 'VariableNames', {'v'});
r = timerange(seconds(2), seconds(4)); [tf, rows] = containsrange(T, r); disp([tf rows'])
disp([containsrange(T, timerange(seconds(0), seconds(4))), containsrange(T, timerange(seconds(1), seconds(5))), containsrange(T, seconds(2.5)), containsrange(T, T(2:3, :)), containsrange(T, withtol(seconds(5), seconds(1)))])
disp([overlapsrange(T, timerange(seconds(4), seconds(9))), overlapsrange(T, timerange(seconds(-1), seconds(1))), overlapsrange(T, timerange(seconds(-1), seconds(1), 'closed')), overlapsrange(T, timerange(seconds(5), seconds(9), 'openleft')), overlapsrange(T, seconds(7))])
[tf, rows] = withinrange(T, timerange(seconds(1), seconds(5))); disp([tf rows']), disp(withinrange(T, timerange(seconds(1), seconds(5), 'closed')))
try, containsrange(table(1), r), catch e, disp(e.identifier), end
try, overlapsrange(T, 'x'), catch e, disp(e.identifier), end
D = timetable(datetime(2024, 1, 1:3)', [7; 8; 9]); disp(containsrange(D, datetime(2024, 1, 2))), disp(withinrange(D, timerange('2024-01-01', '2024-02-01')))
% Filters.
T = table([1; 5; 7; 3], ["a"; "b"; "a"; "c"], 'VariableNames', {'x', 's'});
f = rowfilter(T), g = f.x > 2 & f.s == "a", h = (f.x < 2 | f.s == "c") & ~(f.x == 5)
T(g, :), T(h, 's'), disp(T{f.x >= 5, 'x'}'), disp(T{5 > f.x, 'x'}'), f = rowfilter(["x" "s"]); disp(T.x(T.x > 2)'), disp(f.VariableNames), S = T; S(f.s ~= "a", :) = []; disp(S.x')
U = timetable(seconds(1:3)', [4; 5; 6], 'VariableNames', {'v'}); k = rowfilter(U); U(k.v ~= 5, :)
try, f.q, catch e, disp(e.identifier), end
try, T(f, :), catch e, disp(e.identifier), end
try, f > 3, catch e, disp(e.identifier), end
try, f & g, catch e, disp(e.identifier), end
try, T(rowfilter("z").z > 1, :), catch e, disp(e.identifier), end
