% namedargs2cell, celldisp, substruct with subsref and subsasgn.
disp(namedargs2cell(struct('a', 1, 'b', 'two')))
celldisp({1, 'two', {3, []}}, 'c')
s.list = {1, [4 5 6]};
disp(subsref(s, substruct('.', 'list', '{}', {2}, '()', {3})))
s = subsasgn(s, substruct('.', 'list', '{}', {2}, '()', {2}), 50); disp(s.list{2})
t = subsasgn([], substruct('.', 'new', '()', {3}), 7); disp(t.new)
x = subsasgn(1:3, substruct('()', {2}), 9); disp(x)
try, namedargs2cell(3), catch e, disp(e.identifier), end
try, celldisp(3), catch e, disp(e.identifier), end
c = {1, [], '', {}, {2, {}}}; celldisp(c)
