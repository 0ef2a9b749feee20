% 100,000 nested containers are made, compared, shown and freed without a stack overflow.
c = {}; d = {}; for k = 1:100000, c = {c}; d = {d}; end
disp(isequal(c, d)), disp(isequal(c, d{1})), c = 1; s = struct(); for k = 1:100000, s = struct('a', s); end
disp(class(s.a.a)), t = s; t.a = 5; disp(t.a), clear s t
f = @(x) x; for k = 1:100000, g = f; f = @(x) g(x); end, clear g f
m = containers.Map; for k = 1:50000, n = containers.Map; n('in') = m; m = n; end, disp(m.Count), clear m n
x = {}; for k = 1:40, x = {x, x}; end, disp(size(x)), disp('done')
