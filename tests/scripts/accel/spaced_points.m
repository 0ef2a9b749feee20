% Many points of linspace and identity matrices on the device are made where they are used.
for n = [2 3 99999 100000 100001]
    x = linspace(-1, 1, n); y = linspace(0.1, 7.3, n); z = linspace(single(2), 5, n); w = linspace(3, -4e300, n);
    fprintf('%d %d %d %d %.17g %.17g\n', x(1) == -1, x(end) == 1, y(end) == 7.3, isequal(x, -fliplr(x)), y(ceil(n/3)), double(z(2)));
    disp([sum(x) sum(y) sum(w) / 1e300]), disp(class(z))
end
disp(isequal(linspace(7, 7, 1e5), 7 * ones(1, 1e5))), disp(linspace(-Inf, Inf, 3)), disp(size(linspace(0, 1, 0)))
g = gpuArray.linspace(0, 1, 5001); disp(class(g)), disp(isequal(gather(g), linspace(0, 1, 5001)))
h = linspace(gpuArray(1), 4, 4); disp(isequal(gather(h), 1:4))
e = gpuArray.eye(60, 50, 'int8'); disp(class(e)), disp(underlyingType(e)), disp(isequal(gather(e), eye(60, 50, 'int8')))
f = eye(40, 'gpuArray'); disp(isequal(gather(f), eye(40))), disp(sum(f(:)))
