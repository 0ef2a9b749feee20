% dbstop, dbstatus, dbclear; without input the stopped code goes on.
dbstop in some_function_ at 3
dbstop in some_function_ at 7 if x>2
s = dbstatus; disp(numel(s)), disp([s.line]), disp(s(2).expression)
dbclear in some_function_ at 3
s = dbstatus; disp([s.line])
dbstop if error
dbstatus
dbclear all
s = dbstatus; disp(numel(s))
try, dbcont, catch e, disp(e.identifier), end
function r = here(), r = dbstack; end
s = here(); disp(s(1).name), disp(s(1).line)
% A message is printed instead of stopping; dbstatus gives it, and dbstop takes it back.
s = struct('name','some_function_','file','some_function_','line',5,'expression','k>1','message','k is {k}');
dbstop(s), dbstatus
s = dbstatus; disp(s.message)
dbclear all
try, dbup 0, catch e, disp(e.identifier), end
