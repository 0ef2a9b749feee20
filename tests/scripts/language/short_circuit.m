% && and || stop as soon as the result is known; | and & in conditions too.
function r = say(t, v), fprintf('%s ', t); r = v; end
a = say('a', false) && say('b', true); disp(a)
a = say('a', true) || say('b', true); disp(a)
a = say('a', true) && say('b', false) || say('c', true); disp(a)
if say('l', true) | say('r', true), disp('or'), end
if say('l', false) & say('r', true), else, disp('and'), end
x = []; if isempty(x) || x(1) > 0, disp('safe'), end
a = 5 && 3; disp(class(a))
