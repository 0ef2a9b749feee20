% MException: fields, methods, comparisons.
e = MException('top:level', 'count %d and %s', 3, 'text');
disp(e.identifier), disp(e.message), disp(class(e)), disp(isempty(e.cause)), disp(isobject(e)), disp(isa(e, 'MException'))
e = e.addCause(MException('a:b', 'first')); e = addCause(e, MException('c:d', 'second')); disp(numel(e.cause)), disp(e.cause{2}.message), disp(size(e.cause))
try, MException('noid', 'x'), catch q, disp(q.message), end
try, throw(e), catch g, disp(g.message), disp(numel(g.cause)), end
try, e.nofield, catch q, disp(q.identifier), end
c = {e}; disp(c{1}.identifier), s.err = e; disp(s.err.message), disp(strtrim(getReport(MException('a:b', 'report text'))))
