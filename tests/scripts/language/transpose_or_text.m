% An apostrophe after a value transposes, elsewhere it opens a text.
a = [1 2]; b = a'; disp(b), disp(a'), disp([a']), disp([a' a']), disp(['x' 'y']), c = {a', 'z'}; disp(size(c{1})), disp(a''), s.f = a; disp(s.f'), disp(a(1)'), disp([1 2]'), disp({1, 'q'}'), d = 'it'; disp(d'), disp(a.'), disp(5'), disp("s"')
