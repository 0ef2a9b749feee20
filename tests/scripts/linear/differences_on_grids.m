% gradient and del2 with unit, scalar and coordinate spacing.
disp(mat2str(gradient([1 4 9 16 25]), 6)), disp(mat2str(gradient([1 4 9 16 25], 2), 6)), disp(mat2str(gradient([1 4 9]', [0 1 3]), 6))
[x, y] = meshgrid(1:4, 1:3); f = x.^2 + 3 * y;
[fx, fy] = gradient(f); disp(mat2str(fx, 6)), disp(mat2str(fy, 6))
[fx, fy] = gradient(f, 2, 0.5); disp(mat2str(fx, 6)), disp(mat2str(fy, 6))
[x, y] = meshgrid(1:5, 1:4); disp(mat2str(del2(x.^2 + y.^2), 6)), disp(mat2str(del2(x.^3), 6))
disp(mat2str(del2([1 4 9 16 25]), 6)), disp(mat2str(del2(x.^2, 2), 6))
try, gradient(f, 1, 2, 3), catch e, disp(e.identifier), end
