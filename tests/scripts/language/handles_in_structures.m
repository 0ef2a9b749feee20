% Calls through fields, cells and results of calls.
s.f = @(x) x + 1; s.g.h = @(a, b) a * b; c = {@sin, @(x) x ^ 2}; disp(s.f(1)), disp(s.g.h(3, 4)), disp(c{2}(5)), t(2).f = @() 'called'; disp(t(2).f()), mk = @(n) @(x) x + n; h = mk(10); disp(h(5)), q = {mk(1), mk(2)}; disp(q{2}(1))
o.count = 0; o.inc = @(o) setfield(o, 'count', o.count + 1); o = o.inc(o); disp(o.count), d = struct('op', {@plus, @minus}); disp(d(2).op(5, 3)), z = feval(s.f, 7); disp(z)
