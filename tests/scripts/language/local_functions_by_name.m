% Evaluated text, feval and handles by name find the functions of the file.
function r = local(x), r = x * 2; end
disp(eval('local(3)')), disp(feval('local', 4)), disp(feval(@local, 5)), f = str2func('local'); disp(f(6)), disp(cellfun(@local, {1, 2})), disp(cellfun('isempty', {[], 1}))
function r = indirect(), r = eval('local(10)'); end
disp(indirect()), g = eval('@(x) local(x) + 1'); disp(g(1)), h = str2func('@(x) x + 1'); disp(h(1)), disp(func2str(@local)), disp(is_function_handle(f))
