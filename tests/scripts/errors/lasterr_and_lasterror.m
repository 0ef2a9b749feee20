% The last error is kept, can be set and cleared.
try, error('a:b', 'first'); catch, end, disp(lasterr), [m, id] = lasterr; disp(id)
le = lasterror(); disp(le.message), disp(le.identifier), disp(isstruct(le.stack)), lasterr('set by hand'); disp(lasterr)
lasterror('reset'); disp(isempty(lasterr)), try, error('second'); catch e, end, le = lasterror; disp(le.message)
eval('error(''in eval'')', 'disp(lasterr)'); lasterr('text', 'x:y'); [m, id] = lasterr; disp([m id])
