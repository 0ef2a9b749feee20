% Parameters and locals of a nested function are its own unless the outer one uses the name.
function outer()
    x = 1; y = 2;
    inner(10);
    fprintf('%d %d\n', x, y);
    function inner(x), y = x; z = 3; local = z; fprintf('%d %d\n', x, local); end
    try, disp(z), catch e, disp(e.message), end
end
function r = reads(), helper(); r = k; function helper(), k = 42; end, end
function r = closure(), f = @(a) twice(a); r = apply(f); function q = twice(a), q = 2 * a; end, function q = apply(g), q = g(21); end, end
outer(); disp(reads()), disp(closure())
