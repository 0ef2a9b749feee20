% The named predicates of no cells are logical; functions give doubles. No points are an empty row.
disp(class(cellfun('isempty', {}))), disp(size(cellfun('isreal', cell(0, 3)))), disp(class(cellfun(@isempty, {}))), disp(class(cellfun('length', {})))
x = linspace(0, 1, 0)
y = linspace(single(2), 3, -4)
disp(linspace(0, 1, 1)), disp(linspace(0, 1, 2.7))
