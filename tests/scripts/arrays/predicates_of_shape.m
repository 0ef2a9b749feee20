% isrow, iscolumn, isvector, isscalar, ismatrix, isempty, numel, ndims over many shapes.
shapes = {[], 5, 1:3, (1:3)', ones(2), zeros(1, 0), zeros(0, 1), zeros(0, 3), ones(1, 1, 3), ones(2, 1, 2), '', 'abc', {}, {1 2}, struct(), "s"};
for k = 1:numel(shapes)
    x = shapes{k};
    fprintf('%d %d %d %d %d %d | %d %d %d\n', isrow(x), iscolumn(x), isvector(x), isscalar(x), ismatrix(x), isempty(x), numel(x), ndims(x), length(x));
end
disp(size(ones(2, 3), 2)), disp(size(ones(2, 3), 5)), disp(size(ones(2, 3, 4), [1 3])), [a, b] = size(ones(2, 3, 4)); disp([a b]), disp(height(ones(2, 5))), disp(width(ones(2, 5)))
