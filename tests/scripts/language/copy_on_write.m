% Values are copied when one of them changes, never earlier for the eye.
a = 1:3; b = a; b(1) = 99; disp(a), c = {a, a}; c{1}(2) = 50; disp(c{2}), s.x = a; t = s; t.x(3) = 7; disp(s.x), function r = change(v), v(1) = -1; r = v; end
r = change(a); disp(a), disp(r), q = struct('k', {{1}}); w = q; w.k{1} = 2; disp(q.k{1}), f = @() a; a(1) = 1000; disp(f()), m = magic(3); n = m; n(:, 1) = []; disp(size(m)), for v = a, a(end + 1) = v; end, disp(numel(a))
