function display(p)
fprintf('%s = %s\n', inputname(1), text(p.c));
