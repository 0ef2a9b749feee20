% What an uncaught error prints: message, place, the way there.
function a(), b(1); end
function b(x), c = x + undefined_thing_here; end
disp('before')
a();
disp('never')
