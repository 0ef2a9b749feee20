% A global declared by a script or by eval is the caller's variable from there on.
declares_shared; sharedQ = 5; show_shared
sharedQ = [1 2 3]; sharedQ(2) = 9; show_shared
eval('sharedQ(end+1) = 4;'); show_shared
for sharedQ = 1:2, show_shared, end
changes_shared
disp(sharedQ)
disp(isglobal('sharedQ'))
fprintf('%d\n', inFunction());
show_shared
try, sharedQ = 8; error('stop:here', 'stopped'), catch, show_shared, end
evalin('base', 'sharedQ = 9;'); disp(sharedQ)
f = @() sharedQ + 1; sharedQ = 0; disp(f()), show_shared
clear sharedQ
disp(exist('sharedQ', 'var')), show_shared
declares_shared; disp(sharedQ)
clear global sharedQ
show_shared
eval('global sharedQ'); sharedQ = 3; show_shared
nestedScripts()

function sharedQ = inFunction
declares_shared
sharedQ = 11; show_shared
eval('sharedQ = 12;'); show_shared
setShared
disp(sharedQ)
sharedQ = 14;
end

function setShared
global sharedQ
sharedQ = 13;
end

function nestedScripts
eval('declares_shared; sharedQ = 20;');
show_shared
sharedQ = 21;
changes_shared
assignin('caller', 'unrelated', 1)
show_shared
end
