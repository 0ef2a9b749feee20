[a, b, c] = sscanf('1.2 3 foo', '%f%d%s', 'C'); disp(a), disp(b), disp(c)
[a, b, n] = sscanf('5,6', '%d,%d', 'C'); disp([a b n])
[k, v, n] = sscanf('key=7 rest', '%[a-z]=%d', 'C'); disp(k), disp(v), disp(n)
[a, b, n, msg] = sscanf('1 x', '%d %d', 'C'); disp(a), disp(isempty(b)), disp(n), disp(isempty(msg))
