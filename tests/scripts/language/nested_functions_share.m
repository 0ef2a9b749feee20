% Nested functions see and change the variables of the function around them.
function counter()
    n = 0; total = 0;
    function add(k), n = n + 1; total = total + k; end
    function r = mean_(), r = total / n; end
    add(2); add(4); add(9);
    fprintf('%d %g\n', n, mean_());
    function inner(), function deep(), n = 100; end, deep(); end
    inner(); disp(n)
end
function h = make(), v = 0; h = @step; function r = step(d), v = v + d; r = v; end, end
counter(); a = make(); b = make(); a(1); a(1); fprintf('%d %d\n', a(5), b(1));
