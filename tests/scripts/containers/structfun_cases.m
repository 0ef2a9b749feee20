% structfun with uniform and other outputs, and an error handler.
s = struct('a', 1, 'b', [2 3], 'c', 4);
disp(structfun(@numel, s)'), disp(structfun(@(v) v * 2, s, 'UniformOutput', false))
[m, n] = structfun(@size, s); disp([m n])
disp(structfun(@(v) error('my:id', 'no'), struct('q', 1), 'ErrorHandler', @(e, v) e.index)')
try, structfun(@(v) v, s), catch e, disp('not uniform'), end
try, structfun(@numel, {}), catch e, disp('not a struct'), end
