disp(sscanf('hello world', '%s')), disp(sscanf('hello world', '%c')), disp(sscanf('abc123', '%[a-z]')), disp(sscanf('a1b2', '%c%d')'), disp(sscanf('x=5', 'x=%d'))
disp(sscanf('5 apples', '%d %s')'), disp(sscanf('abc def', '%3c')), disp(sscanf('ab', '%s%d')), disp(sscanf('key:val', '%[^:]')), disp(sscanf('10 0.5 foo', '%d %f %s')')
