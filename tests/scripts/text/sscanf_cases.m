disp(sscanf('1 2 3', '%d')')
disp(sscanf('3.14', '%f'))
disp(sscanf('10:20', '%d:%d')')
disp(sscanf('x=5', 'x=%d'))
disp(sscanf('abc', '%s'))
disp(sscanf('1 2 3 4', '%d', [2 2]))
disp(isempty(sscanf('x', '%d')))
[a, n] = sscanf('1,2,3', '%d,');
disp(n)
