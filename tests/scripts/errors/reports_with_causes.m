% getReport: 'basic' says where and what; the rest adds the lines that were passed and the causes.
try, outer(2); catch e, end
disp(getReport(e, 'basic'))
disp('---')
r = getReport(e); disp(r(1:strfind(r, newline + "Error in reports")-1)); disp(r(strfind(r, 'Caused'):end))
disp(contains(r, 'try, outer(2)'))
disp('---')
disp(getReport(MException('a:b', 'plain'), 'basic'))
function outer(n)
try
    inner(n);
catch cause
    e = MException('my:outer', 'outer of %d failed', n);
    e = e.addCause(cause);
    throw(addCause(e, MException('my:other', 'another cause')));
end
end
function inner(n)
error('my:inner', 'inner failed with %d', n);
end
