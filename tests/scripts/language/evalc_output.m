% evalc returns what would have been printed.
t = evalc('disp(5)'); disp(strtrim(t)), t = evalc('x = 3'); disp(strtrim(t)), t = evalc('y = 4;'); disp(isempty(t)), disp(y)
t = evalc('fprintf(''%d,'', 1:3)'); disp(t), t = evalc('error(''bad'')', 'disp(''caught'')'); disp(strtrim(t))
t = evalc('evalc(''disp(1)'');'); disp(isempty(t)), try, evalc('error(''my:id'', ''text'')'); catch e, disp(e.identifier), end
disp('printing works again')
