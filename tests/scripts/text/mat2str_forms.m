disp(mat2str([1 2; 3 4.5])), disp(mat2str(pi, 4)), disp(mat2str([true false])), disp(mat2str(true)), disp(mat2str([])), disp(mat2str(zeros(0, 3)))
disp(mat2str([1 + 2i 3])), disp(mat2str([NaN Inf -Inf])), disp(mat2str(['ab'; 'cd'])), disp(mat2str([0.1 1 / 3])), disp(mat2str(1e100)), disp(mat2str('it''s'))
disp(mat2str([-1 / 3 + i / 7; 1 / 3 - i / 7], [4 2]))
disp(isequal(eval(mat2str(magic(4))), magic(4)))
