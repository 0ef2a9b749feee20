% throwAsCaller blames the function that called.
function check(x), if x < 0, throwAsCaller(MException('my:neg', 'negative')); end, end
function user(x), check(x); end
try, user(-1), catch e, fprintf('%s %s\n', e.identifier, e.stack(1).name); end, user(1); disp('fine')
