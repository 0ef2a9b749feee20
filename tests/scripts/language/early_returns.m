% return leaves a function from any depth, and a script.
function r = find_(x, v), r = 0; for k = 1:numel(x), if x(k) == v, r = k; return, end, end, r = -1; end
function r = intry(), r = 1; try, r = 2; return, catch, r = 3; end, end
function r = inwhile(), r = 0; while true, r = r + 1; if r > 4, return, end, end, end
function r = inswitch(x), r = 'none'; switch x, case 1, r = 'one'; return, case 2, r = 'two'; end, r = [r ' after']; end
disp(find_([4 5 6], 5)), disp(find_([4 5 6], 9)), disp(intry()), disp(inwhile()), disp(inswitch(1)), disp(inswitch(2))
return
disp('never')
