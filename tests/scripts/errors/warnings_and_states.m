% Warnings: identifiers, states, lastwarn.
warning('off', 'my:warn'); warning('my:warn', 'not shown'); [m, id] = lastwarn; fprintf('[%s] [%s]\n', m, id);
s = warning('query', 'my:warn'); disp(s.state), warning('on', 'my:warn'); s = warning('query', 'my:warn'); disp(s.state)
lastwarn('set', 'a:b'); [m, id] = lastwarn; fprintf('%s %s\n', m, id); old = warning('off', 'x:y'); disp(old.state), warning(old); s = warning('query', 'x:y'); disp(s.state)
warning('error', 'e:f'); try, warning('e:f', 'is an error'); catch e, disp(e.identifier), end
warning('off', 'all'); warning('quiet'); warning('on', 'all'); lastwarn(''); disp(isempty(lastwarn))
