% Errors inside functions called by builtins.
t = {'cellfun(@(x) error(''a:b'', ''in cellfun''), {1})', 'arrayfun(@(x) x.f, 1:2)', 'cellfun(@(x) [1 2], {1})', 'structfun(@(x) error(''s''), struct(''a'', 1))', 'feval(@(x) x, 1, 2)', 'cellfun(@(x, y) 1, {1}, {1, 2})', 'cellfun(@(x) ''ab'', {1, 2})', 'arrayfun(@(x) {x}, 1:2)'};
for k = 1:numel(t), try, eval([t{k} ';']); disp('runs'), catch e, fprintf('%s | %s\n', e.identifier, e.message); end, end
r = cellfun(@(x) error('my:id', 'm'), {1, 2}, 'ErrorHandler', @(s, x) s.index * 10); disp(r)
r = cellfun(@(x) error('my:id', 'm'), {1}, 'ErrorHandler', @(s, x) s.identifier, 'UniformOutput', false); disp(r)
