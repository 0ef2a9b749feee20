% subsref, subsasgn and substruct on values.
x = magic(3); c = {1, {2, 'deep'}}; s.a.b = [4 5 6];
disp(subsref(x, substruct('()', {2, ':'}))), disp(subsref(c, substruct('{}', {2}, '{}', {2}))), disp(subsref(s, substruct('.', 'a', '.', 'b', '()', {3})))
x = subsasgn(x, substruct('()', {1, 1}), 100); disp(x(1, :)), s = subsasgn(s, substruct('.', 'a', '.', 'b', '()', {5}), 9); disp(s.a.b), c = subsasgn(c, substruct('{}', {3}), 'new'); disp(size(c))
y = subsasgn(1:5, substruct('()', {2}), []); disp(y), q = subsasgn([], substruct('.', 'k'), 1); disp(q.k), r = subsasgn(struct('v', {1, 2}), substruct('()', {2}, '.', 'v'), 7); disp([r.v])
[a, b] = subsref({7, 8}, substruct('{}', {':'})); disp([a b]), disp(subsref(5, struct('type', {}, 'subs', {})))
t = {'substruct(''x'', {1})', 'substruct(''()'', 1)', 'substruct(''.'', {1})', 'subsref(1, 5)', 'subsref(1, substruct(''.'', ''f''))'};
for k = 1:numel(t), try, eval([t{k} ';']); disp('runs'), catch e, disp(e.message), end, end
