disp(mat2str("abc")), disp(mat2str(["a" "b"; "c" "d"]))
try, mat2str({1}); catch e, disp('no cells'), end
try, mat2str(zeros(2, 2, 2)); catch e, disp('two dimensions'), end
