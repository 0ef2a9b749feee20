% A local function is neither a file nor a builtin.
disp(exist('local')), disp(exist('local', 'file')), disp(exist('local', 'builtin'))
disp(exist('sin')), disp(exist('no_such_name'))
function local, end
