% Rows given as cells: texts may stand in cells of their own.
T = table([1; 2], {'a'; 'b'}, 'VariableNames', {'id', 'g'});
A = [T; {9, {'c'}}]; disp(iscellstr(A.g)), disp(A.g{3})
B = [T; {9, 'd'}]; disp(B.g{3})
T(end + 1, :) = {5, {'x'}}; T(end + 1, :) = {6, 'y'}; disp(T)
U = cell2table({1, {2, 3}; 4, {5, 6}}); disp(size(U.Var2)), disp(iscell(U.Var2))
V = cell2table({1, {}; 4, {5, 6}}); disp(size(V.Var2)), disp(class(V.Var2{2}))
