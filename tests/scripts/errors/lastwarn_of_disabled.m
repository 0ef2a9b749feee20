% A warning that is switched off is not shown but is the last warning.
lastwarn('');
old = warning('off', 'my:quiet');
warning('my:quiet', 'number %d', 3)
[m, id] = lastwarn;
fprintf('[%s] [%s]\n', m, id);
warning(old)
s = warning('query', 'my:quiet');
disp(s.state)
