% eval: statements, values, catch code, output.
eval('a = 1 + 1;'); disp(a), b = eval('a * 10'); disp(b), eval('a'), eval('a;'), eval('error(''x'')', 'disp(lasterr)')
[m, i] = eval('max([4 9 2])'); fprintf('%d %d\n', m, i); eval('for k = 1:2, disp(k), end'); c = {eval('1'), eval('[1 2]')}; disp(size(c{2}))
x = eval('nonexistent_thing', '7'); disp(x), eval(''), eval('% a comment'), eval(sprintf('p = 3;\nq = p + 1;')); disp(q)
function r = infun(), eval('z = 3;'); r = z; end
disp(infun()), try, eval('1 +'), catch e, disp(e.identifier), end, eval("s = 'string code';"), disp(s)
