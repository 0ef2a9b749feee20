% uniquetol and ismembertol: absolute scale, rows, all indices.
disp(mat2str(uniquetol([1 1 + 1e-13 2 3])))
disp(mat2str(uniquetol([1 1.05 1.1 2], 0.06, 'DataScale', 1)))
disp(mat2str(uniquetol([1 2; 1 2 + 1e-14; 3 4], 'ByRows', true)))
[c, ia, ic] = uniquetol([0.1 0.2 0.3 10], 0.1, 'OutputAllIndices', true);
disp(mat2str(c)), disp(mat2str(ia{1}')), disp(mat2str(ia{2})), disp(mat2str(ic'))
[tf, loc] = ismembertol([1 2 5], [2 + 1e-14 1]); disp(mat2str(tf)), disp(mat2str(loc))
disp(mat2str(ismembertol([1.1 3], [1 2], 0.2, 'DataScale', 1)))
try, uniquetol(1i), catch e, disp(e.identifier), end
