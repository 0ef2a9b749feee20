% Statistics of a table's variables in groups.
T = table([1; 2; 1; 2; 1], {'a'; 'b'; 'a'; 'a'; 'b'}, [3; 4; 5; NaN; 7], [1; 2; 3; 4; 5], 'VariableNames', {'k', 'g', 'v', 'w'});
grpstats(T, 'k', 'mean', 'DataVars', {'v', 'w'})
grpstats(T(:, {'k', 'v'}), 'k')
S = grpstats(T, {'k', 'g'}, {'mean', 'max', @numel}, 'DataVars', 'v')
grpstats(T, 'k', {'mean', 'meanci'}, 'DataVars', 'w', 'VarNames', {'Key', 'N', 'Average', 'Limits'})
grpstats(T(:, 3:4), [], ["min" "max"])
C = T; C.g = categorical(T.g, {'b', 'a'}); grpstats(C, 'g', {'std', @(x) sum(x.^2)}, 'DataVars', 'w')
disp(S{'1_a', 'mean_v'})
[m, n, names] = grpstats(T.w, {T.k, T.g}, {'mean', 'numel', 'gname'})
try, grpstats(T, 'k', 'mean'), catch e, disp(e.message), end
try, grpstats(T, 'none', 'mean'), catch e, disp(e.message), end
