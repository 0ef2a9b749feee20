% x(…) = [] removes elements, rows, columns, pages.
x = 1:6; x([2 4]) = []; disp(x), x(end) = []; disp(x), x(logical([1 0 0])) = []; disp(x), x([]) = []; disp(x), x(:) = []; disp(size(x))
m = magic(4); m(2, :) = []; disp(m), m(:, [1 3]) = []; disp(m), m(1) = []; disp(m)
c = {1, 2, 3}; c(2) = []; disp(numel(c)), c{1} = []; disp(isempty(c{1}))
s = struct('a', {1, 2, 3}); s(2) = []; disp([s.a]), t = 'hello'; t(t == 'l') = []; disp(t)
p = ones(2, 3, 4); p(:, :, 2:3) = []; disp(size(p)), m = eye(3); m(:, :) = []; disp(size(m))
q = 1:3; q(1, 2) = []; disp(q), st = ["a" "b" "c"]; st(2) = []; disp(st)
