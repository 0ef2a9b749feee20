f = tempname; diary(f); disp('kept'); x = 5
diary off
disp('not kept'); t = fileread(f); disp(contains(t, 'kept')), disp(contains(t, 'x =')), disp(contains(t, 'not kept'))
diary(f); disp('more'); diary off; disp(contains(fileread(f), 'more')), delete(f)
