% One subscript: vectors keep their direction, all else has the subscript's shape.
r = 1:6; c = r'; p = reshape(r, 1, 1, 6); m = magic(3);
show = @(v) fprintf('%s ', mat2str(size(v)));
show(r([1 2])), show(r([1; 2])), show(c([1 2])), show(c([1; 2])), show(p([1 2])), show(p([1; 2])), show(m([1 2])), show(m([1; 2])), fprintf('\n');
show(r([1 2; 3 4])), show(m([1 2; 3 4])), show(r(:)), show(p(:)), show(r([])), show(c([])), show(m([])), show(r(zeros(1, 0))), fprintf('\n');
show(r(r > 2)), show(c(c > 2)), show(m(m > 2)), show(p(p > 2)), show(m(m(:) > 2)), show(m(reshape(m > 5, 1, 9))), show(5), fprintf('\n');
s = 4; show(s([1 1 1])), show(s([1; 1])), show(s(ones(2))), show(s(:)), show(s(true)), show(s(false)), fprintf('\n');
