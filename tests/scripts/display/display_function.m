x = 5; display(x), y = {1}; display(y), z = 'a'; display(z), s.q = 1; display(s), display(  x  )
t = evalc('x'); disp(numel(t) > 0), t = evalc('disp(5)'); fprintf('[%s]\n', strtrim(t));
