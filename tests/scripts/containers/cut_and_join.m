% num2cell, mat2cell, cellslices, cat and vertcat of cells.
disp(num2cell([1 2; 3 4])), c = num2cell(magic(3), 1); disp(size(c)), disp(c{2}')
c = mat2cell(magic(4), [1 3], [2 2]); disp(size(c)), disp(c{2, 1})
c = mat2cell((1:6)', [2 4]); disp(c{2}'), c = mat2cell('abcdef', 1, [2 4]); disp(c)
disp(size(cat(1, {1}, {2; 3}))), disp(size(cat(3, {1}, {2}))), disp(size([{}, {1}])), disp(size([{1}; {}]))
try, mat2cell(1:4, 1, [2 3]), catch e, disp(e.identifier), end
disp(iscellstr({'a', 'b'})), disp(iscellstr({'a', 1})), disp(iscellstr({})), disp(cellstr(['ab '; 'c  ']))
