% Masks: shorter ones, scalars, of matrices, and what reaches outside.
x = 10:10:60; disp(x(logical([1 0 1]))), disp(x(x > 20 & x < 60)), m = magic(3); disp(m(m > 6)'), disp(m(logical([1 0 1]), 1)')
x(x > 30) = 0; disp(x), m(m > 6) = -1; disp(m), disp(x(true)), disp(size(x(false)))
try, x(logical([0 0 0 0 0 0 1])), catch e, disp(e.message), end
try, m(logical([1 0 0 1]), 1), catch e, disp(e.message), end
c = {1, 'a', 2}; disp(numel(c(cellfun(@ischar, c)))), s = struct('a', {1, 2}); disp(numel(s([s.a] > 1)))
