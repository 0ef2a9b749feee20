% Where lists of values may stand.
c = {1, 2, 3}; s = struct('v', {10, 20, 30});
disp([c{:}]), disp([s.v]), disp(max(c{1:2})), disp({c{:}, s.v}), x = {c{[1 3]}}; disp(x)
[a, b] = c{2:3}; fprintf('%d %d\n', a, b);
[a, b, d] = s.v; fprintf('%d %d %d\n', a, b, d);
f = @(varargin) numel(varargin); disp(f(c{:}, s.v, c{[]}))
e = {}; disp(f(e{:})), disp(size([e{:}])), y = [1 e{:} 2]; disp(y)
disp(numel({e{:}})), m = cat(1, c{:}); disp(m')
