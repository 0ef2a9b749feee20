disp(sscanf('1 2 3 4 5 6', '%d', [2 3])), disp(sscanf('1 2 3 4 5', '%d', [2 Inf])), disp(sscanf('1 2 3 4', '%d', 2)'), disp(sscanf('1 2 3', '%d', Inf)'), disp(size(sscanf('1 2 3', '%d', [1 Inf])))
[a, n] = sscanf('1 2 x', '%d'); disp(a'), disp(n)
[a, n, msg, next] = sscanf('12 34', '%d'); disp(n), disp(isempty(msg)), disp(next)
