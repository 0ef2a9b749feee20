warning('off', 'my:warn');
warning('my:warn', 'not shown');
warning('on', 'my:warn');
s = warning('query', 'my:warn');
disp(s.state)
[msg, id] = lastwarn();
lastwarn('set by hand');
disp(lastwarn())
