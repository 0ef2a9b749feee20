% Blocks join along every dimension.
disp(cell2mat({1 2; 3 4})), disp(cell2mat({[1 2], 3; [4 5], 6})), disp(size(cell2mat(cell(2, 0)))), disp(size(cell2mat({})))
x = reshape(1:48, 2, 3, 4, 2);
c = mat2cell(x, [1 1], [1 2], [3 1], [1 1]); disp(size(c)), disp(isequal(cell2mat(c), x))
disp(cell2mat({'ab', 'c'; 'de', 'f'})), s = cell2mat({struct('a', 1), struct('a', 2)}); disp(size(s))
disp(class(cell2mat({int8(1) int8(2)}))), y = cell2mat({{1} {2}}); disp(class(y))
try, cell2mat({1, 'a'}), catch e, disp(e.identifier), end
try, cell2mat(3), catch e, disp(e.identifier), end
try, cell2mat({@sin}), catch e, disp(e.identifier), end
