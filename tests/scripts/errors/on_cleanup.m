% onCleanup runs when its object goes: at the end of a function, on an error, on clear.
function normal(), c = onCleanup(@() disp('cleanup')); disp('body'); end
function failing(), c = onCleanup(@() disp('cleanup of failing')); error('f:g', 'failed'); end
function early(), c = onCleanup(@() disp('cleanup of early')); if true, return, end, disp('never'), end
normal(); try, failing(); catch e, disp(e.message), end, early();
c = onCleanup(@() disp('cleared')); clear c, disp('after clear')
c = onCleanup(@() disp('overwritten')); c = 1; disp(c)
function two(), a = onCleanup(@() disp('a')); b = onCleanup(@() disp('b')); end
two(); d = onCleanup(@() disp('at the end')); disp(class(d)), x = {onCleanup(@() disp('in a cell'))}; x = {};
try, onCleanup(5), catch e, disp(e.message), end
