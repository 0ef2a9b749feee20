% linspace, logspace, meshgrid, ndgrid, eye, diag, triu, tril, vander, toeplitz, magic.
disp(linspace(0, 1, 5)), disp(linspace(1, 5, 1)), disp(size(linspace(0, 1))), disp(logspace(0, 2, 3)), disp(linspace(5, 1, 3))
[x, y] = meshgrid(1:2, 1:3); disp(x), disp(y), [a, b] = ndgrid(1:2, 1:3); disp(a), disp(b)
disp(diag([1 2])), disp(diag([1 2; 3 4])'), disp(diag([1 2], 1)), disp(diag([1 2; 3 4], -1)), disp(triu(magic(3))), disp(tril(magic(3), -1)), disp(triu(magic(3), 1))
disp(vander([1 2 3])), disp(toeplitz([1 2 3])), disp(toeplitz([1 2], [1 5 6])), disp(magic(4)), disp(eye(2, 3)), disp(hilb(2)), disp(magic(2))
disp(class(zeros(2, 'int8'))), disp(class(ones(1, 2, 'like', single(1)))), disp(size(zeros(3, 0))), disp(size(ones([2 3]))), disp(class(eye(2, 'uint8')))
